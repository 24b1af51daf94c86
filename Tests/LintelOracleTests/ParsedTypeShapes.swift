import SwiftSyntax

/// Writes down what the written types of a syntax tree hold.
final class TypeShapeVisitor: SyntaxVisitor {
  private var shapes: [String] = []
  private(set) var labels: [String] = []
  private(set) var operators: [String] = []
  /// For the type after words and attributes, where the first of these starts: for the scanner they
  /// are one, for the tree one node each.
  private var specified: [Int: Int] = [:]

  var described: [String] { shapes + specified.map { describe($0, "specifier of \($1)") } }

  private func offset(_ node: some SyntaxProtocol) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private func add(_ shape: String, _ inner: some SyntaxProtocol, of start: some SyntaxProtocol) {
    shapes.append(describe(offset(inner), "\(shape) of \(offset(start))"))
  }

  private func specify(
    _ inner: some SyntaxProtocol, by node: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    let start = offset(node)
    specified[offset(inner)] = specified.removeValue(forKey: start) ?? start
    return .visitChildren
  }

  override func visit(_ node: ArrayTypeSyntax) -> SyntaxVisitorContinueKind {
    add("element", node.element, of: node)
    return .visitChildren
  }
  override func visit(_ node: InlineArrayTypeSyntax) -> SyntaxVisitorContinueKind {
    add("element", node.count, of: node)
    add("element", node.element, of: node)
    return .visitChildren
  }
  override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind {
    add("element", node.key, of: node)
    add("value", node.value, of: node)
    return .visitChildren
  }
  override func visit(_ node: TupleTypeSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      add("item", element.type, of: node)
      if element.secondName == nil, element.firstName?.text != "_" {
        label(element.firstName, of: element.type)
      }
    }
    return .visitChildren
  }
  override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements { label(element.label, of: element.expression) }
    return .visitChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.operator)
    return .visitChildren
  }
  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.operator.text
    let isSign = text == "-" || text == "+"
    let isOfPath =
      node.expression.openingBase != nil || node.expression.isSelf
      || node.expression.firstToken(viewMode: .sourceAccurate)?.tokenKind == .leftParen
    if text != "&", !isSign || isOfPath { add(node.operator) }
    return .visitChildren
  }
  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text != "&", node.operator.text != "?" { add(node.operator) }
    return .visitChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.isOperator, node.parent?.is(MemberAccessExprSyntax.self) != true {
      add(node.baseName)
    }
    return .visitChildren
  }

  private func add(_ token: TokenSyntax) {
    operators.append(describe(offset(token), token.text))
  }

  private func label(_ token: TokenSyntax?, of value: some SyntaxProtocol) {
    if let token { labels.append(describe(offset(token), token.plain, "of \(offset(value))")) }
  }
  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.parameters { add("item", parameter.type, of: node) }
    add("result", node.returnClause.type, of: node)
    return .visitChildren
  }
  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.genericName else { return .visitChildren }
    for argument in node.arguments { add("argument", argument, of: name) }
    return .visitChildren
  }
  override func visit(_ node: CompositionTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.elements.first else { return .visitChildren }
    for element in node.elements.dropFirst() {
      add("component", element.type.unspecified, of: first.type.unspecified)
    }
    return .visitChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "Self", !isRootOfKeyPath(node) {
      let end = node.name.endPositionBeforeTrailingTrivia.utf8Offset
      shapes.append(describe(end, "selfType of \(offset(node))"))
    }
    return .visitChildren
  }

  /// Whether a type is the root of a key path, or the base of that, which is read as a value.
  private func isRootOfKeyPath(_ node: IdentifierTypeSyntax) -> Bool {
    var current = Syntax(node)
    while let parent = current.parent, parent.is(TypeSyntax.self), offset(parent) == offset(node) {
      current = parent
    }
    return current.parent?.as(KeyPathExprSyntax.self)?.root?.id == TypeSyntax(current)?.id
  }

  override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
    specify(node.baseType, by: node)
  }
  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    specify(node.constraint, by: node)
  }
  override func visit(_ node: SuppressedTypeSyntax) -> SyntaxVisitorContinueKind {
    specify(node.type, by: node)
  }
  override func visit(_ node: PackExpansionTypeSyntax) -> SyntaxVisitorContinueKind {
    specify(node.repetitionPattern, by: node)
  }
  override func visit(_ node: PackElementTypeSyntax) -> SyntaxVisitorContinueKind {
    specify(node.pack, by: node)
  }

  // MARK: - What is no type for the scanner

  // A root in brackets is read as a value.
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    guard let root = node.root,
      root.is(ArrayTypeSyntax.self) || root.is(DictionaryTypeSyntax.self)
        || root.is(TupleTypeSyntax.self)
    else { return .visitChildren }
    walk(node.components)
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.isCustom { return .visitChildren }
    for name in node.namedDeclarations + node.namedTypes { walk(name) }
    return .skipChildren
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

extension GenericArgumentClauseSyntax {
  /// The name before the angle bracket.
  fileprivate var genericName: TokenSyntax? {
    if let type = parent?.as(IdentifierTypeSyntax.self) { return type.name }
    if let type = parent?.as(MemberTypeSyntax.self) { return type.name }
    if let value = parent?.as(GenericSpecializationExprSyntax.self) {
      return value.expression.as(MemberAccessExprSyntax.self)?.declName.baseName
        ?? value.expression.as(DeclReferenceExprSyntax.self)?.baseName
    }
    // Of a macro this is the number sign.
    return parent?.firstToken(viewMode: .sourceAccurate)
  }
}

extension TypeSyntax {
  /// The type after words and attributes.
  fileprivate var unspecified: TypeSyntax {
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.unspecified }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.unspecified }
    if let type = self.as(SuppressedTypeSyntax.self) { return type.type.unspecified }
    if let type = self.as(CompositionTypeSyntax.self) {
      return type.elements.first?.type.unspecified ?? self
    }
    return self
  }
}

extension AttributeSyntax {
  /// Whether the attribute is a wrapper, macro or the like, as its name tells: the arguments of the
  /// compiler's own are no code.
  var isCustom: Bool {
    let first = attributeName.trimmedDescription.first { $0 != "_" && $0 != "`" }
    return first?.isUppercase ?? false
  }

  /// The last part of its name.
  var lastName: TokenSyntax? {
    attributeName.as(MemberTypeSyntax.self)?.name
      ?? attributeName.as(IdentifierTypeSyntax.self)?.name
  }
}

extension AttributeSyntax {
  /// What an attribute of the compiler names, initialisers and subscripts apart.
  var namedDeclarations: [Syntax] {
    let names: [ExprSyntax] =
      switch arguments {
      case .dynamicReplacementArguments(let arguments): [ExprSyntax(arguments.declName)]
      case .derivativeRegistrationArguments(let arguments): [arguments.originalDeclName]
      case .specializeArguments(let arguments):
        arguments.compactMap {
          guard case .specializeTargetFunctionArgument(let target) = $0 else { return nil }
          return ExprSyntax(target.declName)
        }
      default: []
      }
    return names.filter { !["init", "subscript"].contains($0.firstWord) }.map { Syntax($0) }
  }

  /// The types that an attribute of the compiler names.
  var namedTypes: [Syntax] {
    switch arguments {
    case .specializeArguments(let arguments):
      arguments.flatMap {
        guard case .genericWhereClause(let clause) = $0 else { return [Syntax]() }
        return clause.types
      }
    case .specializedArguments(let arguments): arguments.genericWhereClause.types
    case .differentiableArguments(let arguments): arguments.genericWhereClause?.types ?? []
    case .implementsArguments(let arguments): [Syntax(arguments.type)]
    case .argumentList(let list) where attributeName.trimmedDescription == "_typeEraser":
      list.prefix(1).map { Syntax($0.expression) }
    case .argumentList(let list) where attributeName.trimmedDescription == "attached":
      list.conformances
    default: []
    }
  }
}

extension LabeledExprListSyntax {
  fileprivate var conformances: [Syntax] {
    var isConformance = false
    return compactMap {
      if let label = $0.label { isConformance = label.text == "conformances" }
      return isConformance ? Syntax($0.expression) : nil
    }
  }
}

extension GenericWhereClauseSyntax {
  fileprivate var types: [Syntax] {
    requirements.flatMap { element -> [Syntax] in
      switch element.requirement {
      case .sameTypeRequirement(let same): [Syntax(same.leftType), Syntax(same.rightType)]
      case .conformanceRequirement(let conformance):
        [Syntax(conformance.leftType), Syntax(conformance.rightType)]
      case .layoutRequirement(let layout): [Syntax(layout.type)]
      @unknown default: []
      }
    }
  }
}

extension ExprSyntax {
  fileprivate var firstWord: String { firstToken(viewMode: .sourceAccurate)?.text ?? "" }
}
