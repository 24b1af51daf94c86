import SwiftSyntax

extension SyntaxProtocol {
  /// Of its first token.
  var offset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
}

extension TokenSyntax {
  /// Of a function such as `+`, or no name at all.
  var isOperator: Bool {
    switch tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .wildcard: true
    default: false
    }
  }

  /// Without backticks, unless it is `` `init` ``, which is another name than `init`.
  var plain: String {
    text.hasPrefix("`") && text != "`init`" ? String(text.dropFirst().dropLast()) : text
  }
}

extension ExprSyntax {
  /// The offset of the last segment of the path that the expression is, seen through calls and
  /// unwrapping; `nil` if it is none.
  var lastSegment: Int? {
    if let name = self.as(DeclReferenceExprSyntax.self) {
      let isWord = isSelf || name.baseName.tokenKind == .keyword(.`init`)
      return isWord && !name.isCalledSelf ? nil : name.baseName.offset
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.offset
    }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledSegment }
    if let call = self.as(SubscriptCallExprSyntax.self) { return call.subscriptedSegment }
    if let value = self.as(ForceUnwrapExprSyntax.self) { return value.expression.lastSegment }
    if let value = self.as(OptionalChainingExprSyntax.self) {
      return value.expression.lastSegment
    }
    if let value = self.as(GenericSpecializationExprSyntax.self) {
      return value.expression.lastSegment
    }
    if let condition = self.as(PostfixIfConfigExprSyntax.self) {
      guard case .postfixExpression(let last) = condition.config.clauses.last?.elements else {
        return condition.base?.lastSegment
      }
      return last.lastSegment
    }
    return nil
  }

  /// Whether it is `self` or `Self`, unwrapped or not, with generic arguments or not.
  var isSelf: Bool {
    if let value = self.as(ForceUnwrapExprSyntax.self) { return value.expression.isSelf }
    if let value = self.as(OptionalChainingExprSyntax.self) { return value.expression.isSelf }
    if let value = self.as(GenericSpecializationExprSyntax.self) {
      return value.expression.isSelf
    }
    guard let name = self.as(DeclReferenceExprSyntax.self) else { return false }
    return ["self", "Self"].contains(name.baseName.text)
  }

  /// The expression that it begins with, as `a` does `a.b(c) + d`.
  var opening: ExprSyntax {
    var current = self
    while true {
      if !current.is(TryExprSyntax.self), !current.is(AwaitExprSyntax.self),
        let value = current.afterWord
      {
        current = value
      } else if let sequence = current.as(SequenceExprSyntax.self) {
        guard let first = sequence.elements.first else { return current }
        current = first
      } else {
        let first = current.children(viewMode: .sourceAccurate).first
        guard let inner = first?.as(ExprSyntax.self) else { return current }
        current = inner
      }
    }
  }

  /// What it is a literal of, as ``ArgumentLiteral`` has it; `nil` if it is none.
  var literal: String? {
    if let string = self.as(StringLiteralExprSyntax.self) {
      return string.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } ? "string" : nil
    }
    if self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self) {
      return "number"
    }
    return self.is(BooleanLiteralExprSyntax.self) ? "boolean" : nil
  }

  /// Whether an operator, apart from one before the value, a conversion or a choice makes the
  /// value, after `try` and the like.
  var isOperation: Bool {
    if let value = self.as(TryExprSyntax.self) { return value.expression.isOperation }
    if let value = self.as(AwaitExprSyntax.self) { return value.expression.isOperation }
    if let value = self.as(UnsafeExprSyntax.self) { return value.expression.isOperation }
    return self.is(SequenceExprSyntax.self) || isOfPostfixOperator
  }

  /// Whether the value is that of a postfix operator, or a member or a call of it: `a^`, `a^.b(c)`.
  private var isOfPostfixOperator: Bool {
    if self.is(PostfixOperatorExprSyntax.self) { return true }
    let base =
      self.as(MemberAccessExprSyntax.self)?.base
      ?? self.as(FunctionCallExprSyntax.self)?.calledExpression
      ?? self.as(SubscriptCallExprSyntax.self)?.calledExpression
      ?? self.as(ForceUnwrapExprSyntax.self)?.expression
      ?? self.as(OptionalChainingExprSyntax.self)?.expression
    return base?.isOfPostfixOperator ?? false
  }

  /// The offset of the base of the path that the expression begins with; `nil` if it begins with
  /// none. `self`, `Self` and `super` are no part of a path.
  var openingBase: Int? {
    let opening = opening
    if let member = opening.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.offset
    }
    let isWord: Bool
    if opening.is(SuperExprSyntax.self) {
      isWord = true
    } else if let name = opening.as(DeclReferenceExprSyntax.self) {
      if name.isCalledSelf { return name.offset }
      isWord = opening.isSelf
      if name.baseName.isOperator { return nil }
      if !isWord { return name.baseName.tokenKind == .keyword(.`init`) ? nil : name.offset }
    } else {
      return nil
    }
    var outer = opening.parent
    while isWord, let value = outer,
      value.is(OptionalChainingExprSyntax.self)
        || value.is(ForceUnwrapExprSyntax.self)
    {
      outer = value.parent
    }
    if let call = outer?.as(SubscriptCallExprSyntax.self) { return call.leftSquare.offset }
    return outer?.as(MemberAccessExprSyntax.self)?.declName.baseName.offset
  }

  /// Where it starts, after `try` and `await`, and with what.
  var describedValue: String { "\(withoutEffects.offset) \(describedKind)" }

  /// The same of the value of a variable, of which its end tells what a collection is.
  var describedVariable: String {
    let kind = describedKind
    guard kind.hasPrefix("collection") else { return "\(withoutEffects.offset) \(kind)" }
    let opening = withoutEffects.opening
    let isArray = opening.is(ArrayExprSyntax.self) && kind == "collection"
    let text = opening.is(DictionaryExprSyntax.self) ? "dictionary" : isArray ? "array" : kind
    return "\(withoutEffects.offset) \(text)"
  }

  /// What ``LintelScanner/ValueKind`` says of it, after `try` and `await`.
  var describedKind: String {
    let opening = withoutEffects.opening
    switch opening.kind {
    case .stringLiteralExpr, .simpleStringLiteralExpr:
      let hasValues =
        opening.as(StringLiteralExprSyntax.self)?.segments.contains {
          $0.is(ExpressionSegmentSyntax.self)
        } ?? false
      return !hasValues && opening.goesOn(asText: true) ? "other" : "string"
    case .integerLiteralExpr: return opening.goesOn(asText: false) ? "other" : "number"
    case .floatLiteralExpr: return opening.goesOn(asText: false) ? "other" : "fraction"
    case .booleanLiteralExpr: return "boolean"
    case .closureExpr: return "closure"
    // `unsafe (a)` begins with a word.
    case .tupleExpr where opening.offset == withoutEffects.offset: return "group"
    case .typeExpr where opening.offset == opening.as(TypeExprSyntax.self)?.bracket?.offset:
      return "collection"
    case .dictionaryExpr, .arrayExpr:
      let first =
        opening.as(ArrayExprSyntax.self)?.elements.first?.expression
        ?? opening.as(DictionaryExprSyntax.self)?.firstKey
      return first?.openingBase == nil ? "collection" : "collectionOfPaths"
    default:
      if withoutEffects.id == opening.id, opening.trimmedDescription == "self" {
        return "selfValue"
      }
      return openingBase == nil && withoutEffects.openingBase == nil ? "other" : "reference"
    }
  }

  /// Whether more of the value follows; for a text anything but what is added to it.
  private func goesOn(asText isText: Bool) -> Bool {
    guard let next = lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    else { return false }
    switch next.tokenKind {
    case .period, .keyword(.as), .keyword(.is): return true
    case .leftSquare: return parent?.is(SubscriptCallExprSyntax.self) ?? false
    case .binaryOperator(let text): return !isText || !text.hasPrefix("+")
    case .infixQuestionMark, .postfixQuestionMark, .exclamationMark, .postfixOperator: return true
    default: return false
    }
  }

  /// What `try` and `await` stand before; of a sequence that begins with these, the first operand.
  var withoutEffects: ExprSyntax {
    if let value = self.as(TryExprSyntax.self) { return value.expression.withoutEffects }
    if let value = self.as(AwaitExprSyntax.self) { return value.expression.withoutEffects }
    guard let first = self.as(SequenceExprSyntax.self)?.elements.first,
      first.is(TryExprSyntax.self) || first.is(AwaitExprSyntax.self)
    else { return self }
    return first.withoutEffects
  }

  /// What a word such as `try` or `copy` stands before.
  var afterWord: ExprSyntax? {
    switch Syntax(self).as(SyntaxEnum.self) {
    case .tryExpr(let node): node.expression
    case .awaitExpr(let node): node.expression
    case .unsafeExpr(let node): node.expression
    case .copyExpr(let node): node.expression
    case .consumeExpr(let node): node.expression
    case .packElementExpr(let node): node.pack
    default: nil
    }
  }
}

extension FunctionCallExprSyntax {
  /// The offset of the last segment of the path that is called, in parentheses or not.
  var calledSegment: Int? {
    if let segment = calledExpression.lastSegment { return callOfResult?.paren ?? segment }
    return leftParen == nil ? nil : calledExpression.pathInParentheses
  }
}

extension SubscriptCallExprSyntax {
  /// The offset of the last segment of the path that is subscripted; the bracket after a call or
  /// another subscript, and where ``namelessSegment`` is.
  var subscriptedSegment: Int? {
    guard let segment = calledExpression.lastSegment else { return namelessSegment }
    return calledExpression.isCall ? leftSquare.offset : segment
  }

  /// The bracket, where it stands after `self` or a value that is no path but of a known type.
  var namelessSegment: Int? {
    let base = calledExpression
    let isPath = base.isSelf || base.is(SuperExprSyntax.self) || base.usageOfMember != nil
    return isPath ? leftSquare.offset : nil
  }
}

extension FunctionCallExprSyntax {
  /// The parenthesis that calls what a call or a subscript returns, and the segment of the path
  /// whose call or subscript that is.
  var callOfResult: (paren: Int, segment: Int)? {
    guard let paren = leftParen, calledExpression.isCall,
      let segment = calledExpression.lastSegment
    else { return nil }
    return (paren.offset, segment)
  }
}

extension ExprSyntax {
  /// Whether it is a call or a subscript, unwrapped or not.
  fileprivate var isCall: Bool {
    if let value = self.as(ForceUnwrapExprSyntax.self) { return value.expression.isCall }
    if let value = self.as(OptionalChainingExprSyntax.self) { return value.expression.isCall }
    return self.is(FunctionCallExprSyntax.self) || self.is(SubscriptCallExprSyntax.self)
  }

  /// The last segment of the path that is all that parentheses hold, `(T)`, unwrapped or not.
  fileprivate var pathInParentheses: Int? {
    if let value = self.as(ForceUnwrapExprSyntax.self) { return value.expression.pathInParentheses }
    if let value = self.as(OptionalChainingExprSyntax.self) {
      return value.expression.pathInParentheses
    }
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.label == nil
    else { return nil }
    var value = element.expression
    while let inner = value.afterWord { value = inner }
    return value.isPlainPath ? value.lastSegment : value.pathInParentheses
  }

  /// Whether it is a path without calls.
  fileprivate var isPlainPath: Bool {
    if let value = self.as(ForceUnwrapExprSyntax.self) { return value.expression.isPlainPath }
    if let value = self.as(OptionalChainingExprSyntax.self) { return value.expression.isPlainPath }
    if let value = self.as(GenericSpecializationExprSyntax.self) {
      return value.expression.isPlainPath
    }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.isPlainPath ?? true }
    return self.is(DeclReferenceExprSyntax.self) || self.is(SuperExprSyntax.self)
      || literal != nil
  }
}

extension TypeExprSyntax {
  /// Of `[3 of T]`.
  fileprivate var bracket: TokenSyntax? { type.as(InlineArrayTypeSyntax.self)?.leftSquare }
}

extension DictionaryExprSyntax {
  fileprivate var firstKey: ExprSyntax? {
    guard case .elements(let elements) = content else { return nil }
    return elements.first?.key
  }
}

extension DeclReferenceExprSyntax {
  /// `Self(...)`, with the parenthesis at once after the word.
  fileprivate var isCalledSelf: Bool {
    guard baseName.text == "Self",
      let call = parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return call.calledExpression.id == id && call.leftParen != nil
  }
}

extension MemberAccessExprSyntax {
  /// The `#if` that goes on with the expression before it, if the member starts a clause of it.
  var postfixCondition: PostfixIfConfigExprSyntax? {
    guard base == nil else { return nil }
    var current = Syntax(self)
    while let parent = current.parent, parent.offset == offset { current = parent }
    guard current.parent?.is(IfConfigClauseSyntax.self) == true else { return nil }
    return current.parent?.parent?.parent?.parent?.as(PostfixIfConfigExprSyntax.self)
  }
}

extension PatternSyntax {
  /// The name that a pattern without words binds, or the last of several in parentheses.
  var lastName: TokenSyntax? {
    if let name = self.as(IdentifierPatternSyntax.self) { return name.identifier }
    guard let tuple = self.as(TuplePatternSyntax.self) else { return nil }
    for element in tuple.elements.reversed() {
      if let name = element.pattern.lastName { return name }
    }
    return nil
  }
}

extension KeyPathSubscriptComponentSyntax {
  /// The offset of the segment that it subscripts, which is the bracket itself at the start of the
  /// key path and after another subscript; `nil` where there is none.
  var subscripted: Int? { place?.segment }

  /// The same, with what a bracket that is a segment of its own belongs to.
  var place: (segment: Int, relation: String?)? {
    guard let path = parent?.parent?.parent?.as(KeyPathExprSyntax.self) else { return nil }
    var base = path.root?.as(IdentifierTypeSyntax.self)?.name.offset
    var isSubscripted = false
    var mayBegin = path.root == nil || path.root?.usageOfRootMember != nil
    for other in path.components.map(\.component) {
      if let property = other.as(KeyPathPropertyComponentSyntax.self) {
        (base, isSubscripted) = (property.declName.baseName.offset, false)
      } else if let item = other.as(KeyPathSubscriptComponentSyntax.self) {
        var relation: String?
        if let segment = base {
          if isSubscripted { (base, relation) = (item.leftSquare.offset, "of \(segment)") }
        } else if mayBegin {
          base = item.leftSquare.offset
          relation = path.root == nil ? "implicitMember" : "member"
        }
        if item.id == id { return base.map { ($0, relation) } }
        isSubscripted = true
      }
      mayBegin = false
    }
    return nil
  }
}
