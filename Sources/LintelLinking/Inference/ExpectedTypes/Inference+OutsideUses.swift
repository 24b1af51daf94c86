import LintelGraph
import LintelScanner

/// Implicit members whose types modules that are not read determine.
extension Inference {
  /// Whether a module that is not read determines the type of an implicit member, which may then be
  /// a member of any type of that module: `Abort(.badRequest)`, where `Abort` is such a type. The
  /// name of the parameter or variable is taken as evidence of the type `owner`:
  /// `Style(titleColor: .accent)` with `extension UIColor { static let accent }`.
  mutating func isUsedOutside(_ segment: Segment, insteadOf owner: NameID) -> Bool {
    guard linkage.importsUnknown[segment.file.position] else { return false }
    var next = usage(ofMember: segment)
    while let usage = next {
      let fact = linkage[usage]
      switch fact.kind {
      case .argument:
        let argument = Segment(fact.link, in: usage.file)
        return !names(linkage[argument].name, owner)
          && isOfOutside(call: linkage.call(of: argument))
      case .assigned, .compared, .operand:
        guard let operand = Segment(ifPresent: fact.link, in: usage.file),
          linkage.exists(operand)
        else { return false }
        let last = linkage.lastSegment(after: operand)
        return !names(linkage[last].name, owner) && isOfOutside(valueOf: last)
      case .pattern:
        guard let match = Match(ifPresent: fact.link, in: usage.file) else { return false }
        return isFromOutside(subjectOf: match)
      case .closureResult:
        let closure = Closure(fact.link, in: usage.file)
        if let argument = Segment(ifPresent: linkage[closure].argument, in: usage.file) {
          return isOfOutside(call: linkage.call(of: argument))
        }
        next = linkage.outer(usage)
      default: next = linkage.outer(usage)
      }
    }
    let expected = expectation(ofMember: segment)
    return isOutsideType(expected.type)
  }

  /// Whether a name ends with the last word of the name of a type: `titleColor` of `UIColor`,
  /// `color` as well.
  private func names(_ name: NameID, _ type: NameID) -> Bool {
    func isCapital(_ byte: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }
    let (text, typeName) = (linkage.names.text(of: name), linkage.names.text(of: type))
    guard let start = typeName.utf8.lastIndex(where: isCapital) else { return false }
    let word = typeName[start...]
    return text.hasSuffix(word) || text == word.lowercased()
  }

  /// Whether the value that patterns are matched against comes from a module that is not read:
  /// `switch event { … }` in `EventMapping<LibraryEvent> { event in … }`.
  mutating func isFromOutside(subjectOf match: Match) -> Bool {
    let fact = linkage[match]
    guard linkage.importsUnknown[match.file.position], fact.value == .reference,
      let base = base(from: CodeOffset(fact.subject, in: match.file))
    else { return false }
    return isOfOutside(valueOf: linkage.lastSegment(after: base))
  }

  private mutating func isOfOutside(call: Segment) -> Bool {
    guard linkage[call].kind != .attribute, !code[call].target.isPresent else { return false }
    return isOfOutside(valueOf: call)
  }

  private mutating func isOfOutside(valueOf segment: Segment) -> Bool {
    isOutsideType(segmentType(segment)) || isFromOutside(pathTo: segment)
  }

  /// Whether a type is of neither the project nor an SDK.
  func isOutsideType(_ type: TypeID) -> Bool {
    switch types[type].kind {
    case .external, .externalMetatype:
      let name = types[type].name
      return linkage.known.sdk.type(named: name) == nil && !linkage.known.isExternalType(name)
    default: return false
    }
  }
}
