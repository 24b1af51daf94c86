import SwiftSyntax

/// What is around an expression, as far as that says what it is used for.
enum UsageClimb {
  /// What the node around a node says.
  private struct Step {
    var usages: [String] = []
    /// What says more; `nil` where nothing does.
    var outer: Syntax?

    static let nothing = Step()
    static func end(_ usage: String) -> Step { Step(usages: [usage]) }
    static func within(_ usage: String, _ outer: Syntax) -> Step {
      Step(usages: [usage], outer: outer)
    }
    static func through(_ outer: Syntax) -> Step { Step(outer: outer) }
  }

  /// What a member, with all that follows it in its path, is used for, from the inside out.
  static func chain(from member: ExprSyntax) -> [String] {
    var node = Syntax(member)
    while let path = node.pathAround { node = path }
    return chain(from: node)
  }

  /// What a part of a pattern is matched against, from the inside out.
  static func chain(from node: Syntax) -> [String] {
    var node = node
    var chain: [String] = []
    while true {
      let step = step(from: node)
      chain += step.usages
      guard let outer = step.outer else { return chain }
      node = outer
    }
  }

  private static func step(from node: Syntax) -> Step {
    guard let parent = node.parent else { return .nothing }
    switch parent.as(SyntaxEnum.self) {
    case .tryExpr, .awaitExpr, .unsafeExpr, .copyExpr, .consumeExpr, .packElementExpr,
      .packExpansionExpr, .expressionStmt, .forceUnwrapExpr, .optionalChainingExpr,
      .expressionPattern, .patternExpr, .identifierPattern, .tuplePattern:
      return .through(parent)
    case .valueBindingPattern:
      guard let loop = parent.parent?.as(ForStmtSyntax.self), loop.caseKeyword == nil else {
        return .through(parent)
      }
      return .end("pattern \(node.offset)")
    case .tuplePatternElement:
      guard let list = parent.parent?.as(TuplePatternElementListSyntax.self),
        let number = list.firstIndex(where: { Syntax($0).id == parent.id }), let tuple = list.parent
      else { return .nothing }
      return .within("group \(list.distance(from: list.startIndex, to: number))", tuple)
    case .patternBinding where node.is(TuplePatternSyntax.self):
      return .end("pattern \(node.offset)")
    case .optionalBindingCondition where node.is(PatternSyntax.self):
      return .end("pattern \(node.offset)")
    // A closure that is called at once makes the value.
    case .functionCallExpr(let call):
      let isCalled = call.calledExpression.id == ExprSyntax(node)?.id
      return isCalled && node.is(ClosureExprSyntax.self) ? .through(parent) : .nothing
    case .memberAccessExpr(let access):
      guard access.base?.id == ExprSyntax(node)?.id else { return .nothing }
      return .end("beforeMember \(access.declName.baseName.offset)")
    case .exprList:
      guard let sequence = parent.parent?.as(SequenceExprSyntax.self) else { return .nothing }
      return operand(node, of: sequence)
    case .unresolvedTernaryExpr:
      guard let sequence = parent.parent?.parent?.as(SequenceExprSyntax.self) else {
        return .nothing
      }
      return whole(sequence, of: parent)
    case .labeledExpr(let element): return part(element)
    case .arrayElement: return part(of: parent, "element")
    case .dictionaryElement(let element):
      return part(of: parent, element.value.id == node.id ? "dictionaryValue" : "element")
    case .initializerClause: return value(parent)
    case .returnStmt: return returned(from: parent)
    case .codeBlockItem: return statement(parent)
    case .ifExpr(let outer):
      return outer.elseBody.map { Syntax($0) }?.id == node.id ? .through(parent) : .nothing
    case .switchCaseItem, .matchingPatternCondition, .forStmt, .catchItem:
      return node.is(PatternSyntax.self) ? pattern(of: parent) : .nothing
    default: return .nothing
    }
  }

  // MARK: - Operators

  private static func operand(_ element: Syntax, of sequence: SequenceExprSyntax) -> Step {
    let elements = Array(sequence.elements)
    guard let index = elements.firstIndex(where: { $0.id == element.id }) else { return .nothing }
    let before = index > 0 ? elements[index - 1].operatorKind : nil
    let after = index + 1 < elements.count ? elements[index + 1].operatorKind : nil
    let kind: WrittenOperator
    let other: String?
    if let before, before != .assignment, before != .logical {
      (kind, other) = (before, elements[index - 2].closingPath)
    } else if let after, after != .assignment {
      let right = elements[index + 2]
      let isSelf = right.trimmedDescription == "self"
      (kind, other) = (after, isSelf ? "self" : right.openingBase.map { String($0) })
    } else {
      return before == .logical ? .nothing : whole(sequence, of: element)
    }
    switch kind {
    case .comparison: return .end("compared \(other ?? "-1")")
    case .logical, .assignment: return .nothing
    case .other:
      var step = before == .logical ? .nothing : whole(sequence, of: element)
      step.usages.insert("operand \(other ?? "-1")", at: 0)
      return step
    }
  }

  /// What a sequence, or the part of it after an equal sign, is used for.
  private static func whole(_ sequence: SequenceExprSyntax, of element: Syntax) -> Step {
    let elements = Array(sequence.elements)
    guard let index = elements.firstIndex(where: { $0.id == element.id }) else { return .nothing }
    // The condition of `a ? b : c` is a truth value.
    let rest = elements[(index + 1)...]
    if !element.is(UnresolvedTernaryExprSyntax.self),
      rest.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
    {
      return .nothing
    }
    guard let equal = elements[..<index].lastIndex(where: { $0.operatorKind == .assignment })
    else { return .through(Syntax(sequence)) }
    return elements[equal - 1].closingPath.map { .end("assigned \($0)") } ?? .nothing
  }

  // MARK: - Brackets

  private static func part(_ element: LabeledExprSyntax) -> Step {
    guard let list = element.parent?.as(LabeledExprListSyntax.self), let owner = list.parent else {
      return .nothing
    }
    let callee: Int?
    switch owner.as(SyntaxEnum.self) {
    case .tupleExpr:
      let number = list.firstIndex { $0.id == element.id }
      let position = number.map { list.distance(from: list.startIndex, to: $0) } ?? 0
      return .within("group \(position)", owner)
    case .functionCallExpr(let call): callee = call.calledSegment
    case .subscriptCallExpr(let call): callee = call.subscriptedSegment
    case .keyPathSubscriptComponent(let component): callee = component.subscripted
    case .attribute(let attribute): callee = attribute.lastName?.offset
    default: callee = nil
    }
    return callee == nil ? .nothing : .end("argument \(element.offset)")
  }

  /// - Parameter element: of an array or a dictionary.
  private static func part(of element: Syntax, _ kind: String) -> Step {
    var literal = element
    while let parent = literal.parent, !literal.is(ExprSyntax.self) { literal = parent }
    return .within("\(kind) \(literal.offset)", literal)
  }

  // MARK: - Values

  private static func value(_ clause: Syntax) -> Step {
    guard let parent = clause.parent else { return .nothing }
    switch parent.as(SyntaxEnum.self) {
    case .patternBinding(let binding):
      guard let name = binding.pattern.lastName else { return .nothing }
      guard parent.isInCode else { return .end("declarationValue \(name.offset)") }
      return local(binding.pattern)
    case .optionalBindingCondition(let condition): return local(condition.pattern)
    case .closureCapture(let capture):
      return capture.name.text == "self" ? .nothing : .end("localValue \(capture.name.offset)")
    case .functionParameter, .enumCaseParameter:
      let parameter = parent.as(FunctionParameterSyntax.self)
      // After its attributes and modifiers.
      let offset =
        parameter?.firstName.offset ?? parent.as(EnumCaseParameterSyntax.self)?.nameOffset ?? -1
      return .end("defaultArgument \(offset)")
    default: return .nothing
    }
  }

  private static func local(_ pattern: PatternSyntax) -> Step {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier, name.text != "self"
    else { return .nothing }
    return .end("localValue \(name.offset)")
  }

  // MARK: - Results

  private static func returned(from statement: Syntax) -> Step {
    var current = statement.parent
    while let node = current {
      switch node.as(SyntaxEnum.self) {
      case .closureExpr(let closure): return result(of: closure)
      case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .accessorBlock:
        return result(of: node)
      default: current = node.parent
      }
    }
    return .nothing
  }

  private static func statement(_ item: Syntax) -> Step {
    guard let container = item.parent?.parent, let outer = container.parent else {
      return .nothing
    }
    switch container.as(SyntaxEnum.self) {
    case .closureExpr(let closure): return result(of: closure)
    case .accessorBlock: return result(of: container)
    case .codeBlock: return outer.is(IfExprSyntax.self) ? .through(outer) : result(of: outer)
    case .switchCase:
      var current = outer
      while !current.is(SwitchExprSyntax.self) {
        guard let next = current.parent else { return .nothing }
        current = next
      }
      return .through(current)
    case .ifConfigClause:
      // The clauses, and the directive around them.
      guard let directive = outer.parent, let item = directive.parent,
        item.is(CodeBlockItemSyntax.self)
      else { return .nothing }
      return statement(item)
    default: return .nothing
    }
  }

  private static func result(of closure: ClosureExprSyntax) -> Step {
    let usage = "closureResult \(closure.offset)"
    switch closure.parent?.kind {
    case .functionCallExpr where closure.parent?.offset != closure.offset,
      .subscriptCallExpr, .macroExpansionExpr, .macroExpansionDecl, .multipleTrailingClosureElement:
      return .end(usage)
    default: return .within(usage, Syntax(closure))
    }
  }

  private static func result(of declaration: Syntax) -> Step {
    switch declaration.as(SyntaxEnum.self) {
    case .functionDecl(let function): return .end("declarationResult \(function.name.offset)")
    case .initializerDecl(let initializer):
      return .end("declarationResult \(initializer.initKeyword.offset)")
    case .deinitializerDecl(let deinitializer):
      return .end("declarationResult \(deinitializer.deinitKeyword.offset)")
    case .accessorDecl(let accessor):
      guard accessor.accessorSpecifier.text == "get",
        let block = accessor.parent?.parent?.as(AccessorBlockSyntax.self)
      else { return .nothing }
      return result(of: Syntax(block))
    case .accessorBlock(let block):
      if let declaration = block.parent?.as(SubscriptDeclSyntax.self) {
        return .end("declarationResult \(declaration.subscriptKeyword.offset)")
      }
      guard let binding = block.parent?.as(PatternBindingSyntax.self),
        let name = binding.pattern.lastName
      else { return .nothing }
      let kind = Syntax(binding).isInCode ? "localResult" : "declarationResult"
      return .end("\(kind) \(name.offset)")
    default: return .nothing
    }
  }

  // MARK: - Patterns

  private static func pattern(of owner: Syntax) -> Step {
    if let condition = owner.as(MatchingPatternConditionSyntax.self) {
      return .end("pattern \(condition.caseKeyword.offset)")
    }
    if let loop = owner.as(ForStmtSyntax.self) {
      return .end("pattern \((loop.caseKeyword.map { Syntax($0) } ?? Syntax(loop.pattern)).offset)")
    }
    var current = owner
    while owner.is(SwitchCaseItemSyntax.self), let next = current.parent {
      if let match = next.as(SwitchExprSyntax.self) {
        return .end("pattern \(match.leftBrace.offset)")
      }
      current = next
    }
    // Errors.
    return .end("pattern -1")
  }
}

extension Syntax {
  /// The longer path that begins with it.
  fileprivate var pathAround: Syntax? {
    guard let parent else { return nil }
    let base: ExprSyntax?
    switch parent.as(SyntaxEnum.self) {
    case .memberAccessExpr(let node): base = node.base
    case .functionCallExpr(let node): base = node.calledExpression
    case .subscriptCallExpr(let node): base = node.calledExpression
    case .genericSpecializationExpr(let node): base = node.expression
    case .postfixIfConfigExpr(let node): base = node.base
    case .forceUnwrapExpr, .optionalChainingExpr: return parent
    default: base = nil
    }
    return base?.id == ExprSyntax(self)?.id && base != nil ? parent : nil
  }

  /// Whether a variable here is one of code, and no declaration.
  fileprivate var isInCode: Bool {
    var current = parent
    while let node = current {
      switch node.kind {
      case .memberBlockItem: return false
      case .codeBlock, .closureExpr, .accessorBlock, .switchExpr: return true
      default: current = node.parent
      }
    }
    return false
  }
}

extension EnumCaseParameterSyntax {
  fileprivate var nameOffset: Int { firstName?.offset ?? type.offset }
}
