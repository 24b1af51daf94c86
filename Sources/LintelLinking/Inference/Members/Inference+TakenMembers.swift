import LintelGraph
import LintelScanner

/// Implicit members that are passed to declarations of SDKs.
extension Inference {
  /// Returns the type of the parameter of an SDK's method or initialiser that a member is passed to:
  /// `post(name: .changed)`.
  mutating func takenType(_ segment: Segment) -> TypeID {
    guard let usage = usage(ofMember: segment), linkage[usage].kind == .argument,
      linkage.members.isMember(linkage[segment].name)
    else { return TypeTable.unknown }
    let argument = Segment(linkage[usage].link, in: usage.file)
    let part = linkage.call(of: argument)
    let call = linkage[part]
    guard call.kind != .attribute, !call.isInPattern, !call.isSubscripted else {
      return TypeTable.unknown
    }
    let made = segmentType(part)
    guard !code[part].target.isPresent else { return TypeTable.unknown }
    let isMethod = call.isContinuation && call.name != linkage.known.initializer
    let isMaking = types[made].kind == .external && isTypeName(call.name)
    let base = isMethod && !isMaking ? segmentType(linkage.before(part)) : made
    guard types[base].kind == .external || types[base].kind == .externalMetatype,
      let owner = linkage.known.sdk.type(named: types[base].name),
      let type = calls.typeTaken(
        argument, in: calls.arguments(part),
        byMember: isMethod && !isMaking ? call.name : nil,
        of: owner)
    else { return TypeTable.unknown }
    return types.external(type, [], isMetatype: false)
  }

  /// Whether a member is passed to a method of an SDK that takes only SDK types to which the
  /// project adds no member with the same name: `text.controlSize(.small)`. Of a value of unknown
  /// type, all methods of SDKs with the name are compared, if the project declares none.
  mutating func isTakenBySDK(_ segment: Segment) -> Bool {
    guard let usage = usage(ofMember: segment), linkage[usage].kind == .argument else {
      return false
    }
    let argument = Segment(linkage[usage].link, in: usage.file)
    let part = linkage.call(of: argument)
    let call = linkage[part]
    guard call.isContinuation, call.isCalled, !call.isSubscripted else { return false }
    _ = segmentType(part)
    let base = segmentType(linkage.before(part))
    guard !code[part].target.isPresent else { return false }
    let sdk = linkage.known.sdk
    let lineages = sdkTypes(of: base)?.map { sdk.lineage(of: $0) }
    if let lineages {
      guard sdk.knowsMembers(named: call.name, of: lineages) else { return false }
    } else if types[base].kind != .unknown || linkage.members.isDeclared(call.name) {
      return false
    }
    var isTaken = false
    for entry in sdk.members(named: call.name)
    where lineages?.contains(where: { $0.contains(typeHash: entry.ownerHash) }) ?? true {
      if entry.isUnknown { return false }
      let pairs = calls.pairs(of: calls.arguments(part), with: entry)
      guard let pair = pairs.first(where: { $0.argument == argument }) else { continue }
      if pair.parameter.type.isEmpty { return false }
      if let type = sdk.name(ofType: pair.parameter.type),
        !members(
          linkage[segment].name, of: types.external(type, [], isMetatype: false), segment.file
        ).isEmpty
      {
        return false
      }
      isTaken = true
    }
    return isTaken
  }
}
