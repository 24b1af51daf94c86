import SwiftSyntax

/// Writes down the declarations in blocks of code that are no bodies, and where these begin and end.
final class BlockVisitor: SyntaxVisitor {
  private(set) var described: [String] = []

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.declaredName, let block = node.block {
      described.append(
        describe(name.offset, "\(block.lowerBound) \(block.upperBound)"))
    }
    return .visitChildren
  }
}

extension CodeBlockItemSyntax {
  /// Of a function or a type.
  fileprivate var declaredName: TokenSyntax? {
    item.asProtocol((any NamedDeclSyntax).self)?.name
  }

  /// The offsets after the brace or label that begins the block around it, and of its end; `nil` for
  /// a body, and for code at file level.
  fileprivate var block: Range<Int>? {
    var list = parent
    // `#if` is no block.
    while let clause = list?.parent?.as(IfConfigClauseSyntax.self) {
      list = clause.parent?.parent?.parent?.parent
    }
    guard let around = list?.parent else { return nil }
    if let label = around.as(SwitchCaseSyntax.self) {
      let cases = label.parent
      let next = cases?.children(viewMode: .sourceAccurate)
        .first { $0.position > label.position }
      let end = next?.positionAfterSkippingLeadingTrivia.utf8Offset
      let brace = cases?.parent?.as(SwitchExprSyntax.self)?.rightBrace
      guard let last = end ?? brace?.endPositionBeforeTrailingTrivia.utf8Offset else { return nil }
      return label.label.endPositionBeforeTrailingTrivia.utf8Offset..<last
    }
    let braces: (left: TokenSyntax, right: TokenSyntax)
    if let closure = around.as(ClosureExprSyntax.self) {
      // The attributes of a closure name nothing of it.
      let attributes = closure.signature?.attributes.lastToken(viewMode: .sourceAccurate)
      braces = (attributes ?? closure.leftBrace, closure.rightBrace)
    } else if let code = around.as(CodeBlockSyntax.self), !code.isBody {
      braces = (code.leftBrace, code.rightBrace)
    } else if let accessors = around.as(AccessorBlockSyntax.self), !accessors.isBody {
      braces = (accessors.leftBrace, accessors.rightBrace)
    } else {
      return nil
    }
    let first = braces.left.nextToken(viewMode: .sourceAccurate) ?? braces.right
    return first.offset..<braces.right.endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension CodeBlockSyntax {
  /// Whether it is the body of a declaration, or of a getter of one.
  fileprivate var isBody: Bool {
    guard let parent else { return false }
    if let accessor = parent.as(AccessorDeclSyntax.self) {
      let isGetter = !["set", "willSet", "didSet"].contains(accessor.accessorSpecifier.text)
      let block = accessor.parent?.parent?.as(AccessorBlockSyntax.self)
      return isGetter && (block?.isBody ?? true)
    }
    return parent.isProtocol((any DeclSyntaxProtocol).self)
  }
}

extension AccessorBlockSyntax {
  /// Whether it is of a declaration, rather than of a variable of code.
  fileprivate var isBody: Bool {
    guard let variable = parent?.parent?.parent?.as(VariableDeclSyntax.self) else { return true }
    var item = variable.parent?.as(CodeBlockItemSyntax.self)
    while let current = item {
      let list = current.parent?.parent
      if list?.is(SourceFileSyntax.self) ?? true { return true }
      guard let clause = list?.as(IfConfigClauseSyntax.self) else { return false }
      item = clause.parent?.parent?.parent?.as(CodeBlockItemSyntax.self)
    }
    return true
  }
}
