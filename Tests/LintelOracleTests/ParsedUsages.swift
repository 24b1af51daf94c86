import SwiftSyntax

/// Climbs from the members whose place alone tells their type to what they are used for.
final class UsageVisitor: SyntaxVisitor {
  private(set) var described: [String] = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    if let usage = node.base?.usageOfMember {
      described.append(DescribedFacts.describeUsage(of: name.offset, [usage]))
    } else if node.base == nil, node.postfixCondition == nil {
      described.append(
        DescribedFacts.describeUsage(of: name.offset, UsageClimb.chain(from: ExprSyntax(node))))
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.lastSegment == nil, let usage = node.calledExpression.usageOfMember {
      described.append(DescribedFacts.describeUsage(of: node.leftSquare.offset, [usage]))
    }
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    // `\.?.name` is a member of the root as well, but `\.?[0]` is not read.
    let components = node.components.map(\.component)
    let named = components.first { !$0.is(KeyPathOptionalComponentSyntax.self) }?
      .as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.offset
    let bracket = components.first?.as(KeyPathSubscriptComponentSyntax.self)?.leftSquare.offset
    if let usage = node.root?.usageOfRootMember,
      let first = components.first?.is(KeyPathPropertyComponentSyntax.self) == true
        ? named : bracket
    {
      described.append(DescribedFacts.describeUsage(of: first, [usage]))
    }
    guard node.root == nil, let first = named ?? bracket else { return .visitChildren }
    let chain = UsageClimb.chain(from: ExprSyntax(node))
    // A key path that is used for nothing that is known is not written down.
    if !chain.isEmpty {
      described.append(DescribedFacts.describeUsage(of: first, chain))
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    node.isCustom ? .visitChildren : .skipChildren
  }

  // Conditions hold no code.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }
}

extension ExprSyntax {
  /// What a member of the expression is used for, or a subscript, where it is no path.
  var usageOfMember: String? {
    if let operation = self.as(PostfixOperatorExprSyntax.self) {
      return "memberOfOperation \(operation.operator.offset)"
    }
    if let group = unwrapped.as(TupleExprSyntax.self) { return group.usageOfMember }
    return unwrapped.is(StringLiteralExprSyntax.self)
      ? "memberOfString -1" : unwrapped.usageOfLiteralMember
  }

  /// What is unwrapped with `?` or `!`, maybe several times.
  var unwrapped: ExprSyntax {
    if let value = self.as(ForceUnwrapExprSyntax.self) { return value.expression.unwrapped }
    if let value = self.as(OptionalChainingExprSyntax.self) { return value.expression.unwrapped }
    return self
  }

  /// The last segment of the path that it ends with, or that the parentheses that it ends with do;
  /// `self` where it ends with that; `nil` if it ends with none.
  var closingPath: String? {
    if let name = self.as(DeclReferenceExprSyntax.self), name.baseName.text == "self" {
      return "self"
    }
    if let segment = lastSegment { return String(segment) }
    if let value = afterWord { return value.closingPath }
    if let value = self.as(PrefixOperatorExprSyntax.self) { return value.expression.closingPath }
    if let group = unwrapped.as(TupleExprSyntax.self), let usage = group.usageOfMember,
      let link = usage.wholeMatch(of: #/memberOfGroup (\d+)/#)?.1
    {
      return String(link)
    }
    return nil
  }
}

extension TupleExprSyntax {
  /// The value in parentheses that are no tuple.
  private var onlyValue: ExprSyntax? {
    guard elements.count == 1, let element = elements.first, element.label == nil else {
      return nil
    }
    return element.expression
  }

  /// Whether no operator between two operands makes the value.
  private var isOneValue: Bool { onlyValue.map { !$0.is(SequenceExprSyntax.self) } ?? false }

  /// What a member of the parentheses is used for.
  fileprivate var usageOfMember: String? {
    guard var value = onlyValue else { return nil }
    while true {
      if let inner = value.afterWord {
        value = inner
      } else if let sequence = value.as(SequenceExprSyntax.self),
        let last = sequence.elements.last
      {
        // `(A) -> B` is a type.
        if sequence.makesBool || sequence.elements.contains(where: { $0.is(ArrowExprSyntax.self) })
        {
          return nil
        }
        if let type = last.as(TypeExprSyntax.self)?.type {
          let operation = sequence.elements.dropLast().last
          guard operation?.is(UnresolvedAsExprSyntax.self) == true else { return nil }
          return type.base.map { "memberOfConversion \($0.offset)" }
        }
        value = last
      } else if let usage = value.usageOfNumberMember, isOneValue {
        return usage
      } else if let prefixed = value.as(PrefixOperatorExprSyntax.self) {
        if prefixed.operator.text == "!" { return nil }
        value = prefixed.expression
      } else if let inner = value.unwrapped.as(TupleExprSyntax.self) {
        return inner.usageOfMember
      } else if value.unwrapped.is(ArrayExprSyntax.self)
        || value.unwrapped.is(DictionaryExprSyntax.self) || value.is(TypeExprSyntax.self)
      {
        return value.unwrapped.usageOfLiteralMember
      } else {
        return value.lastSegment.map { "memberOfGroup \($0)" }
      }
    }
  }
}

extension SequenceExprSyntax {
  /// Whether a comparison, a logical operator or `!` makes a truth value of what comes after the
  /// last `?`.
  fileprivate var makesBool: Bool {
    for element in elements.reversed() {
      if element.as(PrefixOperatorExprSyntax.self)?.operator.text == "!" { return true }
      if let kind = element.operatorKind, kind == .comparison || kind == .logical { return true }
      if let branch = element.as(UnresolvedTernaryExprSyntax.self) {
        let inner = branch.thenExpression
        if inner.as(PrefixOperatorExprSyntax.self)?.operator.text == "!" { return true }
        return inner.as(SequenceExprSyntax.self)?.makesBool ?? false
      }
    }
    return false
  }
}

extension TypeSyntax {
  /// The base of the path that the type begins with.
  fileprivate var base: TokenSyntax? {
    if let name = self.as(IdentifierTypeSyntax.self) {
      return ["Self", "Any"].contains(name.name.text) ? nil : name.name
    }
    if let member = self.as(MemberTypeSyntax.self) { return member.baseType.base }
    if let metatype = self.as(MetatypeTypeSyntax.self) { return metatype.baseType.base }
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.base }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.base
    }
    if let type = self.as(CompositionTypeSyntax.self) { return type.elements.first?.type.base }
    return nil
  }
}

enum WrittenOperator {
  case comparison, logical, assignment, other
}

extension ExprSyntax {
  /// What the operator is between the operands of a sequence; `nil` for any other element of it.
  var operatorKind: WrittenOperator? {
    if self.is(AssignmentExprSyntax.self) { return .assignment }
    guard let operation = self.as(BinaryOperatorExprSyntax.self) else { return nil }
    var text = operation.operator.text[...]
    // Of vectors, element by element: `.==`.
    if text.count > 1, text.hasPrefix(".") { text.removeFirst() }
    switch text {
    case "==", "===", "!=", "!==", "<", ">", "<=", ">=", "~=": return .comparison
    case "&&", "||": return .logical
    case let text where text.hasSuffix("="): return .assignment
    default: return .other
    }
  }
}

extension ExprSyntax {
  /// What a member of a number or a truth value is used for.
  fileprivate var usageOfNumberMember: String? {
    if self.is(IntegerLiteralExprSyntax.self) { return "memberOfNumber 0" }
    if self.is(FloatLiteralExprSyntax.self) { return "memberOfNumber 1" }
    return self.is(BooleanLiteralExprSyntax.self) ? "memberOfBoolean 0" : nil
  }

  /// What a member of a number, a truth value or an array is used for.
  fileprivate var usageOfLiteralMember: String? {
    if let type = self.as(TypeExprSyntax.self)?.type { return type.usageOfRootMember }
    if self.is(DictionaryExprSyntax.self) { return "memberOfCollection 1" }
    guard let elements = self.as(ArrayExprSyntax.self)?.elements else { return usageOfNumberMember }
    guard let first = elements.first else { return "memberOfCollection 0" }
    if let base = first.expression.openingBase {
      let opening = first.expression.opening
      if opening.as(MemberAccessExprSyntax.self)?.declName.baseName.offset == base,
        opening.as(MemberAccessExprSyntax.self)?.base == nil
      {
        return "memberOfCollection 0"
      }
      let begins = opening.offset == first.expression.offset
      return begins ? "memberOfArray \(base)" : "memberOfCollection 0"
    }
    guard elements.count == 1 else { return "memberOfCollection 0" }
    switch first.expression.literal {
    case "string": return "memberOfLiterals 0"
    case "number":
      return first.expression.is(FloatLiteralExprSyntax.self)
        ? "memberOfLiterals 2" : "memberOfLiterals 1"
    case "boolean": return "memberOfLiterals 3"
    default: return "memberOfCollection 0"
    }
  }
}

extension TypeSyntax {
  /// What a member of a type in brackets is used for, which is read as an array or a dictionary.
  var usageOfRootMember: String? {
    if self.is(DictionaryTypeSyntax.self) { return "memberOfCollection 1" }
    guard let element = self.as(ArrayTypeSyntax.self)?.element else { return nil }
    return element.base.map { "memberOfArray \($0.offset)" } ?? "memberOfCollection 0"
  }
}
