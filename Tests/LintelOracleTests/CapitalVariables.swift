import SwiftSyntax

/// Where a file declares variables whose names begin with a capital letter, so that the name of a
/// type may mean a value.
final class CapitalVariables: SyntaxVisitor {
  private struct Scope {
    let start: Int
    let end: Int
    /// Where the name means what it means further out: the variable's value, or its declaration.
    let without: Range<Int>
  }

  private var scopes: [String: [Scope]] = [:]

  init(in tree: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  func hasVariable(named name: String, at offset: Int) -> Bool {
    scopes[name]?.contains {
      $0.start < offset && offset < $0.end && !$0.without.contains(offset)
    } ?? false
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    add(node.identifier, Syntax(node))
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, Syntax(node))
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName, Syntax(node))
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, Syntax(node))
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let name = node.secondName ?? node.firstName
    var outer = node.parent
    while let value = outer, !value.isProtocol((any DeclSyntaxProtocol).self) {
      outer = value.parent
    }
    let end = outer?.endPositionBeforeTrailingTrivia.utf8Offset ?? 0
    add(name, from: node.type.endPositionBeforeTrailingTrivia.utf8Offset - 1, to: end)
    return .visitChildren
  }

  private func add(_ name: TokenSyntax, _ node: Syntax) {
    var value = 0..<0
    var outer = node.parent
    while let current = outer {
      if let binding = current.as(PatternBindingSyntax.self) {
        value = start(of: binding.initializer)
      } else if let binding = current.as(OptionalBindingConditionSyntax.self) {
        value = start(of: binding.initializer)
      } else if current.is(MemberBlockItemSyntax.self) {
        return addProperty(name, current)
      } else if let loop = current.as(ForStmtSyntax.self) {
        let start = loop.sequence.positionAfterSkippingLeadingTrivia.utf8Offset
        return add(name, to: current, without: start..<start + 1)
      } else if current.parent?.is(SourceFileSyntax.self) ?? false {
        // No type of the module can have the name of a global variable.
        return
      } else if current.is(IfExprSyntax.self) || current.is(WhileStmtSyntax.self)
        || current.is(SwitchCaseSyntax.self) || current.is(CatchClauseSyntax.self)
        || current.is(ClosureExprSyntax.self) || current.is(CodeBlockItemListSyntax.self)
      {
        return add(name, to: current, without: value)
      }
      outer = current.parent
    }
  }

  private func start(of initializer: InitializerClauseSyntax?) -> Range<Int> {
    guard let initializer else { return 0..<0 }
    let value = initializer.value.withoutEffects.positionAfterSkippingLeadingTrivia.utf8Offset
    return value..<value + 1
  }

  /// A property is seen in all of its type but its own declaration.
  private func addProperty(_ name: TokenSyntax, _ item: Syntax) {
    var outer = item.parent
    while let value = outer, !value.isProtocol((any DeclSyntaxProtocol).self) {
      outer = value.parent
    }
    guard let outer else { return }
    let own =
      item.positionAfterSkippingLeadingTrivia
      .utf8Offset..<item.endPositionBeforeTrailingTrivia.utf8Offset
    add(
      name, from: outer.positionAfterSkippingLeadingTrivia.utf8Offset,
      to: outer.endPositionBeforeTrailingTrivia.utf8Offset, without: own)
  }

  private func add(_ name: TokenSyntax, to outer: Syntax, without value: Range<Int>) {
    add(
      name, from: name.positionAfterSkippingLeadingTrivia.utf8Offset,
      to: outer.endPositionBeforeTrailingTrivia.utf8Offset, without: value)
  }

  private func add(
    _ name: TokenSyntax, from start: Int, to end: Int, without value: Range<Int> = 0..<0
  ) {
    scopes[name.text, default: []].append(Scope(start: start, end: end, without: value))
  }
}
