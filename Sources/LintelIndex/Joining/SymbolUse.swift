import LintelGraph
import LintelScanner

/// One use of a symbol, as the compiler understood it.
struct SymbolUse {
  let offset: UInt32
  /// The position of the reference that the scanner found there, if it did.
  let reference: Int32?
  let symbol: IndexSymbol
  let isCall: Bool
  /// `nil` for what is declared outside of the project.
  let target: DeclarationID?
}

extension SymbolUse {
  /// How the use is written, in the words of rules.
  ///
  /// - Parameters:
  ///   - fact: what the scanner found.
  ///   - next: the name of the next part of the same path.
  ///   - owner: what makes the use.
  ///   - target: what is meant, typealiases followed.
  func kind(
    _ fact: ReferenceFact?, next: String?, owner: LintelGraph.DeclarationKind,
    target: LintelGraph.DeclarationKind
  ) -> LintelGraph.ReferenceKind {
    guard symbol.kind.isType else { return kindOfMember(fact) }
    guard let fact else { return .type }
    switch fact.kind {
    case .inherit, .conform:
      if owner == .protocol { return .inherit }
      return target == .protocol ? .conform : .inherit
    case .extend: return .extend
    case .type: return .type
    case .attribute: return .attribute
    case .cast: return .cast
    case .keypath: return .keypath
    case .alias: return .alias
    case .construct: return next == nil || next == "init" ? .construct : .static
    case .static, .value, .selfMember, .superMember, .member, .implicitMember, .argument:
      if next == "init" || next == nil && fact.isCalled { return .construct }
      return next == nil ? .type : .static
    }
  }

  private func kindOfMember(_ fact: ReferenceFact?) -> LintelGraph.ReferenceKind {
    switch symbol.kind {
    case .initializer:
      fact?.kind == .selfMember || fact?.kind == .superMember ? .call : .construct
    case .macro: fact?.kind == .attribute ? .attribute : .call
    case .function: .call
    case .instanceMethod: isCall ? .call : .member
    case .staticMethod, .classMethod, .staticProperty, .classProperty, .enumCase:
      symbol.subkind.isOperator ? .call : .static
    default: .member
    }
  }
}
