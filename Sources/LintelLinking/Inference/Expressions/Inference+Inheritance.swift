import LintelGraph
import LintelScanner
import LintelVocabulary

extension Inference {
  /// Whether a name without a base, that a global of the project has, may be that of a member which
  /// a type around it inherits from a class outside of the project: such a member comes first.
  func mayBeInherited(_ name: NameID, by owner: DeclarationID) -> Bool {
    var scope = enclosingScope(of: owner)
    while let current = scope {
      if inheritsMember(name, declaration(current).extendedType ?? current) { return true }
      scope = declaration(current).owner.flatMap { enclosingScope(of: $0) }
    }
    return false
  }

  private func inheritsMember(_ name: NameID, _ type: DeclarationID) -> Bool {
    if hasExternalBase(with: name, type) { return true }
    for position in linkage.ancestors.range(of: type)
    where hasExternalBase(with: name, linkage.ancestors[position]) {
      return true
    }
    return false
  }

  /// Whether a type itself names a class outside of the project that may have a member of a name:
  /// one of an SDK if that has such a member, or, where not all of its members are known, some type
  /// of SDKs; any other whatever the name.
  private func hasExternalBase(with name: NameID, _ type: DeclarationID) -> Bool {
    let bases = linkage.externalSupertypes[type]
    if linkage.known.isExternalMember(name) {
      for base in bases where mayHave(name, base) { return true }
    }
    // Only the first can be a class, and nobody knows what the protocols bring.
    guard declaration(type).kind == .class, let first = bases.first,
      linkage.importsUnknown[declaration(type).file.position], !linkage.known.isExternalType(first)
    else { return false }
    for supertype in linkage.linker.scopes.supertypes(of: type)
    where declaration(supertype).kind == .class {
      return false
    }
    return true
  }

  /// Whether a type of an SDK may have a member of a name that some type of SDKs has.
  private func mayHave(_ name: NameID, _ base: NameID) -> Bool {
    linkage.known.sdk.type(named: base).flatMap { linkage.known.sdk.has(memberNamed: name, $0) }
      ?? isPrefixed(base)
  }
}
