import SwiftSyntax

/// Writes down what a syntax tree says of expressions and of the variables of code.
final class ExpressionVisitor: SyntaxVisitor {
  private var uses: [Int: (name: String, relation: String)] = [:]
  private var called: Set<Int> = []
  private var subscripted: Set<Int> = []
  private(set) var arguments: [String] = []
  private(set) var locals: [String] = []
  private(set) var closures: [String] = []
  private(set) var catches: [String] = []
  private(set) var matches: [String] = []
  private(set) var boundNames: [String] = []
  private(set) var values: [String] = []
  /// What is written down of the argument that a closure is, by the place of that.
  private var argumentOfClosure: [Int: String] = [:]
  /// How many bodies of functions, accessors and closures are around the node.
  private var codeDepth = 0

  var describedUses: [String] {
    uses.map { offset, use in
      describe(
        offset, use.name, use.relation,
        (called.contains(offset) ? "()" : "") + (subscripted.contains(offset) ? "[]" : ""))
    }
  }

  // MARK: - Names

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // A placeholder of an editor is a name for the parser.
    guard !node.baseName.isOperator, !isInFunctionType(node), !node.baseName.text.hasPrefix("<#")
    else {
      return .skipChildren
    }
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      uses[node.baseName.offset] = (node.baseName.plain, relation(of: access))
    } else if let component = node.parent?.as(KeyPathPropertyComponentSyntax.self) {
      uses[node.baseName.offset] = (node.baseName.plain, relation(of: component))
    } else if ExprSyntax(node).lastSegment != nil, node.baseName.text != "_" {
      uses[node.baseName.offset] = (node.baseName.plain, "head")
    }
    if let names = node.argumentNames {
      called.insert(node.baseName.offset)
      for name in names.arguments {
        arguments.append(describe(name.offset, name.name.plain, "of \(node.baseName.offset)"))
      }
    }
    return .visitChildren
  }

  private func relation(of access: MemberAccessExprSyntax) -> String {
    guard let base = access.base else {
      guard let outer = access.postfixCondition else { return "implicitMember" }
      return outer.base?.lastSegment.map { "of \($0)" } ?? "member"
    }
    if let part = base.lastSegment { return "of \(part)" }
    if base.isSelf { return "selfMember" }
    return base.is(SuperExprSyntax.self) ? "superMember" : "member"
  }

  /// Whether a name stands right of an arrow, or in parentheses left of one: then it is a type, and
  /// no matter of expressions.
  private func isInFunctionType(_ node: DeclReferenceExprSyntax) -> Bool {
    if node.previousToken(viewMode: .sourceAccurate)?.tokenKind == .arrow { return true }
    var parent = node.parent
    while let current = parent, !current.is(CodeBlockItemSyntax.self) {
      if let elements = current.parent?.as(ExprListSyntax.self), current.is(TupleExprSyntax.self),
        let index = elements.firstIndex(where: { $0.id == current.id }),
        index < elements.index(before: elements.endIndex),
        elements[elements.index(after: index)].is(ArrowExprSyntax.self)
      {
        return true
      }
      parent = current.parent
    }
    return false
  }

  private func relation(of component: KeyPathPropertyComponentSyntax) -> String {
    guard let path = component.parent?.parent?.parent?.as(KeyPathExprSyntax.self) else {
      return "no key path"
    }
    var base: String? = path.root.map { relation(to: $0) }
    for other in path.components {
      if other.component.id == component.id { break }
      if let property = other.component.as(KeyPathPropertyComponentSyntax.self) {
        base = "of \(property.declName.baseName.offset)"
      } else if let item = other.component.as(KeyPathSubscriptComponentSyntax.self) {
        base = item.subscripted.map { "of \($0)" } ?? base ?? "member"
      }
    }
    return base ?? "implicitMember"
  }

  private func relation(to root: TypeSyntax) -> String {
    if let name = root.as(IdentifierTypeSyntax.self) {
      return name.name.text == "Self" ? "selfMember" : "of \(name.name.offset)"
    }
    if let optional = root.as(OptionalTypeSyntax.self) {
      return relation(to: optional.wrappedType)
    }
    if let metatype = root.as(MetatypeTypeSyntax.self) {
      return "of \(metatype.metatypeSpecifier.offset)"
    }
    return "member"
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    guard let root = node.root else { return .visitChildren }
    if let metatype = root.as(MetatypeTypeSyntax.self) {
      uses[metatype.metatypeSpecifier.offset] = ("Type", relation(to: metatype.baseType))
    }
    // The scanner reads a root in brackets as a value.
    guard
      root.is(ArrayTypeSyntax.self) || root.is(DictionaryTypeSyntax.self)
        || root.is(TupleTypeSyntax.self)
    else { return .visitChildren }
    for token in root.tokens(viewMode: .sourceAccurate) {
      if let name = token.parent?.as(IdentifierTypeSyntax.self) {
        uses[name.offset] = (name.name.plain, "head")
      }
    }
    return .visitChildren
  }

  override func visit(_ node: KeyPathSubscriptComponentSyntax) -> SyntaxVisitorContinueKind {
    if let (base, relation) = node.place {
      if let relation { uses[base] = ("", relation) }
      subscripted.insert(base)
      add(node.arguments, of: base)
    }
    return .visitChildren
  }

  // MARK: - Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let part = node.calledSegment else { return .visitChildren }
    called.insert(part)
    if let (paren, segment) = node.callOfResult { uses[paren] = ("", "of \(segment)") }
    add(node.arguments, of: part)
    add(node.trailingClosure, node.additionalTrailingClosures, of: part)
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    let base = node.calledExpression
    guard let part = node.subscriptedSegment else { return .visitChildren }
    if let segment = base.lastSegment {
      if part != segment { uses[part] = ("", "of \(segment)") }
    } else {
      let isSuper = base.is(SuperExprSyntax.self)
      uses[part] = ("", base.isSelf ? "selfMember" : isSuper ? "superMember" : "member")
    }
    subscripted.insert(part)
    add(node.arguments, of: part)
    add(node.trailingClosure, node.additionalTrailingClosures, of: part)
    return .visitChildren
  }

  private func add(_ list: LabeledExprListSyntax, of part: Int) {
    for argument in list {
      add(argument.offset, argument.label?.plain ?? "", of: part, argument.expression)
    }
  }

  private func add(
    _ closure: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax, of part: Int
  ) {
    if let closure { add(closure.offset, "", of: part, ExprSyntax(closure)) }
    for other in others {
      add(other.offset, other.label.plain, of: part, ExprSyntax(other.closure))
    }
  }

  private func add(_ place: Int, _ label: String, of part: Int, _ value: ExprSyntax) {
    let text = describe(place, label, "of \(part)")
    let isPattern = isInPattern(value)
    let path = value.openingBase == nil || isPattern ? "" : " path"
    let operation = !isPattern && value.isOperation ? " operation" : ""
    let literal = isPattern ? "" : value.literal.map { " \($0)" } ?? ""
    arguments.append(text + path + operation + literal)
    if value.is(ClosureExprSyntax.self) { argumentOfClosure[value.offset] = text }
  }

  /// Whether what an argument holds is tested against, rather than used.
  private func isInPattern(_ value: ExprSyntax) -> Bool {
    var current = value.parent
    while let node = current, !node.is(CodeBlockItemSyntax.self) {
      if node.is(ExpressionPatternSyntax.self) { return true }
      current = node.parent
    }
    return false
  }

  // MARK: - Variables of code

  private func local(
    _ kind: String, _ name: TokenSyntax, type: TypeSyntax? = nil, value: ExprSyntax? = nil,
    isUnwrapped: Bool = false, attributes: AttributeListSyntax = []
  ) {
    guard name.text != "_" || kind == "closureParameter", name.text != "self" else { return }
    if kind == "tuple" || kind == "pattern", let pattern = name.parent {
      let chain = UsageClimb.chain(from: pattern)
      boundNames.append(DescribedFacts.describeUsage(of: name.offset, chain))
    }
    let attribute = first(of: attributes)
    // `if let name` unwraps what has that name further out.
    let place = isUnwrapped ? name.offset : value?.withoutEffects.offset ?? 0
    if isUnwrapped { values.append(describe(name.offset, "\(place) reference")) }
    if let value { values.append(describe(name.offset, value.describedVariable)) }
    locals.append(
      describe(
        name.offset, kind, name.plain, "type \(type.map { $0.offset } ?? 0)", "value \(place)",
        "attribute \(attribute.map { $0.attributeName.offset } ?? 0)"))
  }

  /// The first attribute, in whatever branch of `#if` it is.
  private func first(of attributes: AttributeListSyntax) -> AttributeSyntax? {
    for element in attributes {
      if case .attribute(let attribute) = element { return attribute }
      guard case .ifConfigDecl(let conditional) = element else { continue }
      for clause in conditional.clauses {
        guard case .attributes(let inner)? = clause.elements else { continue }
        if let found = first(of: inner) { return found }
      }
    }
    return nil
  }

  /// The type that a value as a whole is cast to.
  private func castType(of value: ExprSyntax) -> TypeSyntax? {
    guard let sequence = value.as(SequenceExprSyntax.self) else {
      if let inner = value.as(TryExprSyntax.self) { return castType(of: inner.expression) }
      if let inner = value.as(AwaitExprSyntax.self) { return castType(of: inner.expression) }
      return nil
    }
    if sequence.elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) { return nil }
    var found: TypeSyntax?
    var isCast = false
    for element in sequence.elements {
      if isCast, found == nil { found = element.as(TypeExprSyntax.self)?.type }
      isCast = element.is(UnresolvedAsExprSyntax.self)
    }
    return found
  }

  private func tuple(_ pattern: TuplePatternSyntax) {
    for element in pattern.elements {
      if let name = element.pattern.as(IdentifierPatternSyntax.self) {
        local("tuple", name.identifier)
      } else if let inner = element.pattern.as(TuplePatternSyntax.self) {
        tuple(inner)
      }
    }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard codeDepth > 0 else { return .visitChildren }
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        let value = binding.initializer?.value
        local(
          "variable", name.identifier,
          type: binding.typeAnnotation?.type ?? value.flatMap { castType(of: $0) },
          value: value, attributes: node.attributes)
      } else if let pattern = binding.pattern.as(TuplePatternSyntax.self) {
        tuple(pattern)
        match(
          from: pattern, to: pattern, binding.initializer?.value, type: binding.typeAnnotation?.type
        )
      }
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self) {
      let value = node.initializer?.value
      local(
        "condition", name.identifier,
        type: node.typeAnnotation?.type ?? value.flatMap { castType(of: $0) },
        value: value, isUnwrapped: value == nil && node.typeAnnotation == nil)
      if value == nil, node.typeAnnotation == nil, name.identifier.text != "self" {
        uses[name.offset] = (name.identifier.plain, "head")
      }
    } else if let pattern = node.pattern.as(TuplePatternSyntax.self) {
      tuple(pattern)
    }
    if node.pattern.isInParentheses {
      match(
        from: node.pattern, to: node.pattern, node.initializer?.value,
        type: node.typeAnnotation?.type)
    }
    return .visitChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    guard ["set", "willSet", "didSet"].contains(node.accessorSpecifier.text), let body = node.body
    else { return .visitChildren }
    let variable = node.parent?.parent?.parent?.as(PatternBindingSyntax.self)
    let value = codeDepth > 1 ? variable?.initializer?.value : nil
    let written = codeDepth > 1 ? variable?.typeAnnotation?.type : nil
    let type = written ?? value.flatMap { castType(of: $0) }
    if let name = node.parameters?.name {
      local("accessorValue", name, type: type, value: value)
    } else {
      let brace = body.leftBrace.offset
      if let value { values.append(describe(brace, value.describedVariable)) }
      locals.append(
        describe(
          brace, "accessorValue", node.accessorSpecifier.text == "didSet" ? "oldValue" : "newValue",
          "type \(type.map { $0.offset } ?? 0)", "value \(value?.withoutEffects.offset ?? 0)",
          "attribute 0"))
    }
    return .visitChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    let start = node.body.containsThrow ? 0 : node.doKeyword.offset
    for clause in node.catchClauses {
      catches.append(
        describe(
          clause.catchKeyword.offset, "of \(start)",
          "type \(node.throwsClause?.type.map { $0.offset } ?? 0)"))
    }
    return .visitChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    if node.catchItems.isEmpty {
      let brace = node.body.leftBrace.offset
      let type = node.parent?.parent?.as(DoStmtSyntax.self)?.throwsClause?.type
      locals.append(
        describe(
          brace, "caughtError", "error", "type \(type?.offset ?? 0)", "value 0", "attribute 0"))
    }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if let keyword = node.caseKeyword {
      match(from: keyword, to: node.inKeyword, node.sequence, isOfElements: true)
      return .visitChildren
    }
    var pattern = node.pattern
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      local(
        "loop", name.identifier, type: node.typeAnnotation?.type ?? castType(of: node.sequence),
        value: node.sequence)
    } else if let pattern = pattern.as(TuplePatternSyntax.self) {
      tuple(pattern)
    }
    if pattern.isInParentheses {
      match(
        from: pattern, to: pattern, node.sequence, type: node.typeAnnotation?.type,
        isOfElements: true)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    var parent = node.parent
    var isPlain = true
    while let current = parent {
      switch current.kind {
      case .tuplePatternElement, .tuplePatternElementList, .tuplePattern:
        parent = current.parent
      case .patternBinding, .optionalBindingCondition: return .visitChildren
      case .forStmt where current.as(ForStmtSyntax.self)?.caseKeyword == nil && isPlain:
        return .visitChildren
      case .valueBindingPattern:
        if let loop = current.parent?.as(ForStmtSyntax.self), loop.caseKeyword == nil {
          return .visitChildren
        }
        isPlain = false
        parent = current.parent
      case .patternExpr where current.parent?.parent?.is(SequenceExprSyntax.self) == true:
        let sequence = current.parent?.parent.flatMap { ExprSyntax($0) }
        local("pattern", node.identifier, type: sequence.flatMap { castType(of: $0) })
        return .visitChildren
      case .patternExpr, .expressionPattern, .tupleExpr, .labeledExpr, .labeledExprList:
        if current.parent?.is(OptionalBindingConditionSyntax.self) == true {
          local("tuple", node.identifier)
          return .visitChildren
        }
        isPlain = false
        parent = current.parent
      case .forStmt where current.as(ForStmtSyntax.self)?.caseKeyword == nil:
        local("tuple", node.identifier)
        return .visitChildren
      default:
        local("pattern", node.identifier)
        return .visitChildren
      }
    }
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    match(from: node.caseKeyword, to: node.initializer.equal, node.initializer.value)
    return .visitChildren
  }

  private func match(
    from start: some SyntaxProtocol, to end: some SyntaxProtocol, _ subject: ExprSyntax?,
    type: TypeSyntax? = nil, isOfElements: Bool = false
  ) {
    matches.append(
      describe(
        Syntax(start).offset, "to \(end.endPositionBeforeTrailingTrivia.utf8Offset)",
        isOfElements ? "each of" : "against",
        "\(subject?.describedValue ?? "0 none") type \(type.map { $0.offset } ?? 0)"))
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    local("closureParameter", node.name)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    local("closureParameter", node.secondName ?? node.firstName, type: node.type)
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value {
      local("capture", node.name, type: castType(of: value), value: value)
    } else if node.name.text != "self" {
      uses[node.name.offset] = (node.name.plain, "head")
    }
    return .visitChildren
  }

  // MARK: - Where code is

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterCode() }
  override func visitPost(_ node: CodeBlockSyntax) { codeDepth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let result = node.signature?.returnClause?.type.offset ?? 0
    let extent =
      "to \(node.endPositionBeforeTrailingTrivia.utf8Offset) result \(result)"
      + " value \(onlyValue(of: node) ?? 0)"
    let usage = node.isWholeValue ? UsageClimb.chain(from: Syntax(node)).prefix(16) : []
    closures.append(
      describe(
        node.offset, extent,
        argumentOfClosure[node.offset] ?? usage.joined(separator: ", ")))
    return enterCode()
  }
  override func visitPost(_ node: ClosureExprSyntax) { codeDepth -= 1 }

  /// The base of the path that the only statement of a closure begins with, or of the first that it
  /// returns.
  private func onlyValue(of closure: ClosureExprSyntax) -> Int? {
    if closure.statements.count == 1, let item = closure.statements.first?.item {
      var only: Int?
      switch item {
      case .expr(let value): only = value.withoutEffects.openingBase
      case .stmt(let statement):
        only = statement.as(ExpressionStmtSyntax.self)?.expression.withoutEffects.openingBase
      default: break
      }
      if let only { return only }
    }
    let returns = FirstReturn(viewMode: .sourceAccurate)
    returns.walk(closure.statements)
    return returns.base
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterCode() }
  override func visitPost(_ node: AccessorBlockSyntax) { codeDepth -= 1 }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    match(from: node.leftBrace, to: node.rightBrace, node.subject)
    return enterCode()
  }
  override func visitPost(_ node: SwitchExprSyntax) { codeDepth -= 1 }

  private func enterCode() -> SyntaxVisitorContinueKind {
    codeDepth += 1
    return .visitChildren
  }

  private var outerDepths: [Int] = []

  private func enterMembers() -> SyntaxVisitorContinueKind {
    outerDepths.append(codeDepth)
    codeDepth = 0
    return .visitChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { enterMembers() }
  override func visitPost(_ node: MemberBlockSyntax) { codeDepth = outerDepths.removeLast() }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard node.isCustom else {
      for name in node.namedDeclarations { walk(name) }
      return .skipChildren
    }
    if case .argumentList(let list) = node.arguments, let name = node.lastName {
      add(list, of: name.offset)
    }
    return .visitChildren
  }

  // Conditions hold no code.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}

extension PatternSyntax {
  /// Whether it is several names in parentheses.
  fileprivate var isInParentheses: Bool {
    if self.is(TuplePatternSyntax.self) { return true }
    return self.as(ExpressionPatternSyntax.self)?.expression.is(TupleExprSyntax.self) ?? false
  }
}

extension SyntaxProtocol {
  /// Whether a statement in it throws.
  fileprivate var containsThrow: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      token.parent?.is(ThrowStmtSyntax.self) ?? false
        || token.tokenKind == .keyword(.try) && token.parent?.is(ForStmtSyntax.self) ?? false
    }
  }
}

extension ClosureExprSyntax {
  /// Whether neither a member, a call, a subscript, a conversion nor an operator follows.
  fileprivate var isWholeValue: Bool {
    guard let parent else { return false }
    switch parent.kind {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr,
      .optionalChainingExpr, .postfixOperatorExpr, .postfixIfConfigExpr:
      return false
    case .exprList:
      guard let next = nextToken(viewMode: .sourceAccurate) else { return true }
      let isLast =
        parent.lastToken(viewMode: .sourceAccurate)?.id == lastToken(viewMode: .sourceAccurate)?.id
      return isLast || next.text == ":"
    default: return true
    }
  }
}
