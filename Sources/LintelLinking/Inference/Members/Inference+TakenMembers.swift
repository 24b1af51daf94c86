import LintelGraph
import LintelScanner

/// Implicit members that are passed to declarations of SDKs.
extension Inference {
  /// Returns the type of the parameter of an SDK's method or initialiser that the member at `index`
  /// is passed to: `post(name: .changed)`.
  mutating func takenType(_ file: FileID, _ index: Int) -> TypeID {
    let position = usage(ofMember: index, file)
    guard position >= 0, case let fact = usage(position, file), fact.kind == .argument,
      linkage.members.isMember(reference(file, index).name)
    else { return TypeTable.unknown }
    let argument = Int(fact.link)
    let part = Int(reference(file, argument).link)
    let call = reference(file, part)
    guard call.kind != .attribute, !call.isInPattern, !call.isSubscripted else {
      return TypeTable.unknown
    }
    let made = segmentType(file, part)
    guard !code[file.position].targets[part].isPresent else { return TypeTable.unknown }
    let isMethod = call.isContinuation && call.name != linkage.known.initializer
    let isMaking = types[made].kind == .external && isTypeName(call.name)
    let base = isMethod && !isMaking ? segmentType(file, Int(call.link)) : made
    guard types[base].kind == .external || types[base].kind == .externalMetatype,
      let owner = linkage.known.sdk.type(named: types[base].name),
      let type = calls.typeTaken(
        argument, in: calls.arguments(file, part),
        byMember: isMethod && !isMaking ? call.name : nil,
        of: owner)
    else { return TypeTable.unknown }
    return types.external(type, [], isMetatype: false)
  }

  /// Whether the member at `index` is passed to a method of an SDK that takes only types of SDKs,
  /// to none of which the project adds a member of that name: `text.controlSize(.small)`.
  mutating func isTakenBySDK(_ file: FileID, _ index: Int) -> Bool {
    let position = usage(ofMember: index, file)
    guard position >= 0, case let fact = usage(position, file), fact.kind == .argument else {
      return false
    }
    let argument = Int(fact.link)
    let part = Int(reference(file, argument).link)
    let call = reference(file, part)
    guard call.isContinuation, call.isCalled, !call.isSubscripted else { return false }
    _ = segmentType(file, part)
    guard !code[file.position].targets[part].isPresent,
      let owners = sdkTypes(of: segmentType(file, Int(call.link)))
    else { return false }
    let sdk = linkage.known.sdk
    let lineages = owners.map { sdk.lineage(of: $0) }
    guard sdk.knowsMembers(named: call.name, of: lineages) else { return false }
    var isTaken = false
    for entry in sdk.members(named: call.name)
    where !entry.isUnknown && lineages.contains(where: { $0.contains(typeHash: entry.ownerHash) }) {
      let pairs = calls.pairs(of: calls.arguments(file, part), with: entry)
      guard let pair = pairs.first(where: { $0.argument == argument }) else { continue }
      if pair.parameter.type.isEmpty { return false }
      if let type = sdk.name(ofType: pair.parameter.type),
        !members(
          reference(file, index).name, of: types.external(type, [], isMetatype: false), file
        ).isEmpty
      {
        return false
      }
      isTaken = true
    }
    return isTaken
  }
}
