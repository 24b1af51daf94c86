import LintelGraph
import LintelScanner
import LintelVocabulary

extension Inference {
  /// Whether a name that means a global of the project may be a member that a type around its use
  /// inherits from an external class. Such a member would come first: `cancel()` in
  /// `class Work: Operation {}`.
  func mayBeInherited(_ name: NameID, by owner: DeclarationID) -> Bool {
    scopesAround(owner).contains { inheritsMember(name, declaration($0).extendedType ?? $0) }
  }

  private func inheritsMember(_ name: NameID, _ type: DeclarationID) -> Bool {
    if hasExternalBase(with: name, type) { return true }
    for position in linkage.ancestors.range(of: type)
    where hasExternalBase(with: name, linkage.ancestors[position]) {
      return true
    }
    return false
  }

  /// Whether the inheritance clause of a type names an external class that may have a member named
  /// `name`: a class of an SDK, see ``mayHave(_:_:)``, or an unknown class, which may have members
  /// of all names: `class Work: Operation {}`.
  private func hasExternalBase(with name: NameID, _ type: DeclarationID) -> Bool {
    let bases = linkage.externalSupertypes[type]
    if linkage.known.isExternalMember(name) {
      for base in bases where mayHave(name, base) { return true }
    }
    // Only the first type of the clause can be a class; members that unknown protocols add are not
    // considered.
    guard declaration(type).kind == .class, let first = bases.first,
      linkage.importsUnknown[declaration(type).file.position], !linkage.known.isExternalType(first)
    else { return false }
    for supertype in linkage.supertypes(of: type)
    where declaration(supertype).kind == .class {
      return false
    }
    return true
  }

  /// Whether a type of an SDK may have a member named `name`, which some type of SDKs has:
  /// `cancel()` of `Operation`. If its members are not all known, only a class with a prefix may
  /// have the member: `UIView`.
  private func mayHave(_ name: NameID, _ base: NameID) -> Bool {
    linkage.known.sdk.type(named: base).flatMap { linkage.known.sdk.has(memberNamed: name, $0) }
      ?? isPrefixed(base)
  }
}
