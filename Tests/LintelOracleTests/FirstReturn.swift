import SwiftSyntax

/// The base of the first path that code returns, whatever closures and declarations in it do.
final class FirstReturn: SyntaxVisitor {
  private(set) var base: Int?

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    guard base == nil, let value = node.expression?.withoutEffects else { return .skipChildren }
    if value.opening.as(MemberAccessExprSyntax.self)?.base != nil
      || !value.opening.is(MemberAccessExprSyntax.self)
    {
      base = value.openingBase
    }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
