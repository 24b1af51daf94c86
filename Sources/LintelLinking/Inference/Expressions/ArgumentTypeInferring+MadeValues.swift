import LintelGraph
import LintelScanner
import LintelVocabulary

extension ArgumentTypeInferring where Self: ~Copyable {
  /// Whether what `.name` makes may be a value of the very type that has the member, as the compiler
  /// wants it of a whole path that begins with a dot: of an enum of texts no `static let` is meant.
  mutating func makesOwner(_ member: DeclarationID, _ file: FileID, _ index: Int) -> Bool {
    let (fact, kind) = (reference(file, index), declaration(member).kind)
    guard !fact.isContinuation, !fact.isSubscripted,
      linkage.linker.paths.next(after: Int32(index), in: file) < 0,
      fact.isCalled ? kind == .function : kind == .variable || kind == .constant
    else { return true }
    let owner = ownerType(of: member)
    guard declaration(owner).kind.isConcreteType, !isExternal(declaration(member).enclosing) else {
      return true
    }
    // Finding the type may make it, so it is found before the types are asked.
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

extension DeclarationKind {
  /// Whether it is a type that is no protocol, and stands for no other.
  fileprivate var isConcreteType: Bool {
    switch self {
    case .class, .struct, .enum, .actor: true
    default: false
    }
  }
}
