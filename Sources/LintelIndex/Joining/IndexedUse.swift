import LintelGraph
import LintelLinking
import LintelScanner
import LintelVocabulary

/// One use of a symbol, as the compiler understood it.
struct IndexedUse {
  let offset: UInt32
  /// The index of the reference that the scanner found at the offset, if it found one.
  let reference: Int32?
  let symbol: IndexSymbol
  let isCall: Bool
  /// The declaration that the symbol stands for; `nil` if it is external.
  let target: DeclarationID?
  /// The declaration that overrides the symbol, if the use is an override.
  var overriding: DeclarationID?
}

extension IndexedUse {
  /// Returns the kind of the reference.
  ///
  /// - Parameters:
  ///   - fact: the reference that the scanner found.
  ///   - next: the name of the next segment of the same path.
  ///   - owner: the kind of the declaration that contains the use.
  ///   - target: the kind of the declaration that is meant, with typealiases followed.
  func kind(
    _ fact: ReferenceFact?, next: String?, owner: DeclarationKind, target: DeclarationKind
  ) -> ReferenceKind {
    let meaning = meaning(target)
    let isType = if case .type = meaning { true } else { false }
    let use = WrittenUse(
      fact?.kind ?? (isType ? .type : .value), isCalled: isType ? fact?.isCalled ?? false : isCall,
      isInPattern: fact?.isInPattern ?? false,
      before: next == nil ? .nothing : next == "init" ? .initializer : .member,
      isByProtocol: owner == .protocol)
    return ReferenceKind(use, of: meaning)
  }

  private func meaning(_ target: DeclarationKind) -> UsedSymbol {
    switch symbol.kind {
    case let kind where kind.isType: .type(isProtocol: target == .protocol)
    case .initializer: .initializer
    case .macro: .macro
    case .function: .globalFunction
    case .instanceMethod: .method
    case .enumCase: .enumCase
    case .staticMethod, .classMethod, .staticProperty, .classProperty:
      symbol.subkind.isOperator ? .staticOperator : .staticMember
    default: .otherMember
    }
  }
}
