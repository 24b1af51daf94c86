import LintelGraph
import LintelLinking
import LintelScanner
import LintelVocabulary

/// One use of a symbol, as the compiler understood it.
struct IndexedUse {
  let offset: UInt32
  /// The position of the reference that the scanner found there, if it did.
  let reference: Int32?
  let symbol: IndexSymbol
  let isCall: Bool
  /// `nil` for what is declared outside of the project.
  let target: DeclarationID?
  /// What overrides the symbol, where that is the use.
  var overriding: DeclarationID?
}

extension IndexedUse {
  /// How the use is written, in the words of rules.
  ///
  /// - Parameters:
  ///   - fact: what the scanner found.
  ///   - next: the name of the next part of the same path.
  ///   - owner: what makes the use.
  ///   - target: what is meant, typealiases followed.
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
