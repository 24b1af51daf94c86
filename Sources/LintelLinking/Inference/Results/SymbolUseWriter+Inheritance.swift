import LintelGraph
import LintelScanner
import LintelVocabulary

/// Uses of members that a type inherits.
extension SymbolUseWriter {
  /// Returns the use of an inherited member as a use of the type that declares it: `Special.shared`
  /// as a use of `Service.shared`. If the project does not declare the member, returns a use for
  /// each external type from which the type inherits.
  ///
  /// - Parameter known: the external supertypes of the types that uses in the file named so far.
  static func inheritedUses(
    of use: SymbolUse, _ head: Segment, _ known: inout [DeclarationID: [NameID]],
    in inference: inout Inference
  ) -> [SymbolUse] {
    var type: DeclarationID?
    var written = inference.linkage[head]
    var next: Segment? = head
    while let member = next, let found = inference.linkage.meaning(of: member).declaration {
      type = inference.linkage.followed(found)
      written = inference.linkage[member]
      next = inference.linkage.next(after: member)
    }
    guard let type, let member = next else { return [] }
    let (offset, length) = (written.offset, inference.nameLengths[Int(written.name)])
    let rest = writtenParts(from: member, in: &inference)
    func inherited(_ owner: DeclarationID?, _ names: [SymbolUse.Part]) -> SymbolUse {
      SymbolUse(
        from: use.from, head: owner, kind: use.kind, certainty: use.certainty, isInherited: true,
        parts: names + rest)
    }
    let target = inference.code[member].target
    guard target.isPresent else {
      let supertypes = known[type] ?? inference.externalSupertypes(of: type)
      known[type] = supertypes
      return supertypes.map { name in
        inherited(
          nil, [SymbolUse.Part(name: Name(id: name), offset: offset, length: length, isType: true)])
      }
    }
    let owner = inference.ownerType(of: target)
    guard owner != type, inference.declaration(owner).kind.isNominalType else { return [] }
    var names = typeParts(of: owner, offset, in: &inference)
    let last = names.removeLast()
    names.append(
      SymbolUse.Part(
        name: last.name, offset: offset, length: length, isType: true, declared: last.declared))
    return [inherited(owner, names)]
  }
}
