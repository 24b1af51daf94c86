import LintelGraph
import LintelScanner

extension Inference {
  /// Whether a member may make a value of the type that declares it, which the compiler requires of
  /// a path that is `.name` alone: `.movie` never means a `static let movie: String` of an enum.
  mutating func makesOwner(_ member: DeclarationID, _ segment: Segment) -> Bool {
    let (fact, kind) = (linkage[segment], declaration(member).kind)
    guard !fact.isContinuation, !fact.isSubscripted,
      linkage.next(after: segment) == nil,
      fact.isCalled ? kind == .function : kind == .variable || kind == .constant
    else { return true }
    let owner = ownerType(of: member)
    guard declaration(owner).kind.isConcreteType, !isExternal(declaration(member).enclosing) else {
      return true
    }
    // Looked up before `types` is read, because the look-up may add types.
    let made = declarationType(member)
    let type = types[made]
    switch type.kind {
    case .instance where declaration(type.declaration).kind.isConcreteType:
      return type.declaration == owner || linkage.ancestors.contains(owner, of: type.declaration)
    case .external: return !types.isConcrete(type.name)
    case .array, .dictionary, .tuple: return false
    default: return true
    }
  }
}
