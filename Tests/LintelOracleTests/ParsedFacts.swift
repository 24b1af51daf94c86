import SwiftParser
import SwiftSyntax

extension DescribedFacts {
  /// What the compiler's own parser says of `source`; `nil` if that is not well-formed, so that the
  /// parser guesses what was meant.
  init?(parsing source: [UInt8]) {
    let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard !tree.hasError else { return nil }
    self.init()
    let visitor = FactVisitor(viewMode: .sourceAccurate)
    visitor.variables = CapitalVariables(in: tree)
    visitor.walk(tree)
    self = visitor.facts
    let expressions = ExpressionVisitor(viewMode: .sourceAccurate)
    expressions.walk(tree)
    uses = expressions.describedUses
    arguments = expressions.arguments
    locals = expressions.locals
    values += expressions.values
    closures = expressions.closures
    catches = expressions.catches
    matches = expressions.matches
    let types = TypeShapeVisitor(viewMode: .sourceAccurate)
    types.walk(tree)
    typeShapes = types.described
    tupleLabels = types.labels
    boundNames = expressions.boundNames
    operators = types.operators
    let members = UsageVisitor(viewMode: .sourceAccurate)
    members.walk(tree)
    usages = members.described
    let blocks = BlockVisitor(viewMode: .sourceAccurate)
    blocks.walk(tree)
    blockDeclarations = blocks.described
    sort()
  }
}

/// Writes down the facts of a syntax tree.
private final class FactVisitor: SyntaxVisitor {
  var facts = DescribedFacts()
  var variables: CapitalVariables?
  private var parents: [String] = []
  /// How many bodies of functions, accessors and closures are around the node.
  private var codeDepth = 0

  private func offset(_ node: some SyntaxProtocol) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private func access(_ modifiers: DeclModifierListSyntax) -> String {
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.text {
      case "private", "fileprivate", "internal", "package", "public", "open":
        return modifier.name.text
      default: break
      }
    }
    return "unspecified"
  }

  private func enterType(
    _ kind: String, _ name: some SyntaxProtocol, _ text: String, _ modifiers: DeclModifierListSyntax
  ) -> SyntaxVisitorContinueKind {
    let chain = parents.isEmpty ? "-" : parents.joined(separator: "/")
    facts.types.append(describe(offset(name), kind, text, "in", chain, access(modifiers)))
    parents.append(text)
    codeDepths.append(codeDepth)
    codeDepth = 0
    return .visitChildren
  }

  private var codeDepths: [Int] = []

  private func leaveType() {
    parents.removeLast()
    codeDepth = codeDepths.removeLast()
  }

  private func plain(_ token: TokenSyntax) -> String {
    token.plain
  }

  // MARK: - Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    details(node.name, node.modifiers)
    return enterType("class", node.name, plain(node.name), node.modifiers)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leaveType() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    details(node.name, node.modifiers)
    return enterType("struct", node.name, plain(node.name), node.modifiers)
  }
  override func visitPost(_ node: StructDeclSyntax) { leaveType() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    details(node.name, node.modifiers)
    return enterType("enum", node.name, plain(node.name), node.modifiers)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leaveType() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    details(node.name, node.modifiers)
    return enterType("protocol", node.name, plain(node.name), node.modifiers)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leaveType() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    details(node.name, node.modifiers)
    return enterType("actor", node.name, plain(node.name), node.modifiers)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leaveType() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    details(node.extendedType, node.modifiers)
    return enterType(
      "extension", node.extendedType, node.extendedType.trimmedDescription, node.modifiers)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leaveType() }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    facts.inheritances.append(describe(offset(node.type), node.type.trimmedDescription))
    return .visitChildren
  }

  // MARK: - Members

  private func member(_ kind: String, _ token: TokenSyntax) {
    facts.members.append(describe(offset(token), kind, plain(token)))
  }

  /// Writes down what stands around the name of a declaration.
  private func details(
    _ name: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax,
    effects: FunctionEffectSpecifiersSyntax? = nil, type: TypeSyntax? = nil,
    extra: [String] = []
  ) {
    let place = offset(name)
    let levels: Set = ["private", "fileprivate", "internal", "package", "public", "open"]
    var words = Set(
      modifiers.map(\.name.text).filter { !levels.contains($0) }.filter {
        Self.modifiers.contains($0)
      }
    ).sorted()
    if effects?.asyncSpecifier != nil { words.append("+async") }
    if effects?.throwsClause != nil { words.append("+throws") }
    words += extra
    // The attributes before several variables are written down with the first.
    let variables = modifiers.parent?.as(VariableDeclSyntax.self)?.bindings
    let isFurther =
      variables?.dropFirst().contains { $0.offset <= place && place < $0.endPosition.utf8Offset }
      ?? false
    let declaration = modifiers.parent?.asProtocol((any WithAttributesSyntax).self)
    if !isFurther, declaration?.attributes.isEmpty == false { words.append("+attributed") }
    if !words.isEmpty { facts.traits.append(describe(place, words.joined(separator: " "))) }
    let level = access(modifiers)
    if level != "unspecified" { facts.accessLevels.append(describe(place, level)) }
    if let type { facts.writtenTypes.append(describe(place, type.trimmedDescription)) }
  }

  private static let modifiers: Set = [
    "static", "class", "final", "lazy", "weak", "unowned", "override", "mutating", "nonmutating",
    "convenience", "required", "optional", "indirect", "dynamic", "nonisolated", "isolated",
    "distributed", "prefix", "postfix", "infix", "borrowing", "consuming", "__consuming",
    "sending",
  ]

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    parameter(
      node.firstName, node.secondName, node.type, node.ellipsis,
      isOptional: node.defaultValue != nil)
    return .visitChildren
  }
  override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
    parameter(
      node.firstName, node.secondName, node.type, nil, isOptional: node.defaultValue != nil)
    return .visitChildren
  }
  private func parameter(
    _ first: TokenSyntax?, _ second: TokenSyntax?, _ type: TypeSyntax, _ ellipsis: TokenSyntax?,
    isOptional: Bool
  ) {
    let place = first.map { offset($0) } ?? offset(type)
    let written = type.trimmedDescription + (ellipsis == nil ? "" : "...")
    facts.parameters.append(
      describe(
        place, first.map(plain) ?? "", (second ?? first).map(plain) ?? "", written,
        isOptional || ellipsis != nil || type.is(PackExpansionTypeSyntax.self)
          ? "optional" : "required",
        second == nil ? "" : "two names"))
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    facts.genericParameters.append(describe(offset(node.name), plain(node.name)))
    if let type = node.inheritedType {
      require(node.name, node.specifier?.text == "let" ? "value" : "conformance", type)
    }
    return .visitChildren
  }

  private func require(
    _ subject: some SyntaxProtocol, _ kind: String, _ type: some SyntaxProtocol
  ) {
    facts.requirements.append(
      describe(offset(subject), subject.trimmedDescription, kind, type.trimmedDescription))
  }

  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    require(node.leftType, "conformance", node.rightType)
    return .visitChildren
  }
  override func visit(_ node: SameTypeRequirementSyntax) -> SyntaxVisitorContinueKind {
    require(node.leftType, "sameType", node.rightType)
    return .visitChildren
  }

  override func visit(_ node: ThrowsClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.type, let parent = node.parent else { return .visitChildren }
    // Function types and closures have effects of their own; variables of code are no declarations.
    let isAccessor = parent.is(AccessorEffectSpecifiersSyntax.self) && codeDepth == 1
    if parent.is(FunctionEffectSpecifiersSyntax.self) || isAccessor {
      facts.thrownTypes.append(describe(offset(type), type.trimmedDescription))
    }
    return .visitChildren
  }

  /// Whether an attribute stands before a declaration that is written down.
  private func decorates(_ node: AttributeSyntax) -> Bool {
    var parent = node.parent
    while let current = parent {
      if current.is(AttributeListSyntax.self) || current.is(IfConfigDeclSyntax.self)
        || current.is(IfConfigClauseSyntax.self) || current.is(IfConfigClauseListSyntax.self)
      {
        parent = current.parent
        continue
      }
      switch current.kind {
      case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl, .extensionDecl,
        .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .enumCaseDecl,
        .typeAliasDecl, .associatedTypeDecl, .macroDecl, .operatorDecl:
        return true
      case .variableDecl: return codeDepth == 0
      default: return false
      }
    }
    return false
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    member("function", node.name)
    details(
      node.name, node.modifiers, effects: node.signature.effectSpecifiers,
      type: node.signature.returnClause?.type)
    return .visitChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    member("initializer", node.initKeyword)
    details(
      node.initKeyword, node.modifiers, effects: node.signature.effectSpecifiers,
      extra: node.optionalMark == nil ? [] : ["+failable"])
    return .visitChildren
  }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    member("deinitializer", node.deinitKeyword)
    details(
      node.deinitKeyword, node.modifiers,
      extra: node.effectSpecifiers?.asyncSpecifier == nil ? [] : ["+async"])
    return .visitChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    member("subscript", node.subscriptKeyword)
    details(node.subscriptKeyword, node.modifiers, type: node.returnClause.type)
    return .visitChildren
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    member("enumCase", node.name)
    value(node.rawValue, of: node.name)
    if let declaration = node.parent?.parent?.as(EnumCaseDeclSyntax.self) {
      details(node.name, declaration.modifiers)
    }
    return .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    member("typealias", node.name)
    details(node.name, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    member("associatedtype", node.name)
    details(node.name, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    member("macro", node.name)
    value(node.definition, of: node.name)
    details(
      node.name, node.modifiers, effects: node.signature.effectSpecifiers,
      type: node.signature.returnClause?.type)
    return .visitChildren
  }
  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    member("operator", node.name)
    let fixity = node.fixitySpecifier.text
    facts.traits.append(describe(offset(node.name), fixity))
    return .skipChildren
  }
  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
    member("precedenceGroup", node.name)
    details(node.name, node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard codeDepth == 0 else { return .visitChildren }
    let kind = node.bindingSpecifier.text == "let" ? "constant" : "variable"
    for binding in node.bindings {
      names(in: PatternSyntax(binding.pattern), kind)
      value(binding.initializer, of: binding.pattern.lastName)
      let isComputed = kind == "variable" && binding.initializer == nil && computes(binding)
      details(
        in: PatternSyntax(binding.pattern), node.modifiers, binding.typeAnnotation?.type,
        isComputed ? ["+computed"] : [])
    }
    return .visitChildren
  }

  private func value(_ initializer: InitializerClauseSyntax?, of name: TokenSyntax?) {
    guard let initializer, let name else { return }
    facts.values.append(describe(name.offset, initializer.value.describedVariable))
  }

  /// Whether the braces of a variable hold a getter rather than observers.
  private func computes(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return false }
    guard case .accessors(let accessors) = block.accessors, let first = accessors.first else {
      return true
    }
    return !["willSet", "didSet"].contains(first.accessorSpecifier.text)
  }

  private func details(
    in pattern: PatternSyntax, _ modifiers: DeclModifierListSyntax, _ type: TypeSyntax?,
    _ extra: [String]
  ) {
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      details(name.identifier, modifiers, type: type, extra: extra)
    } else if let tuple = pattern.as(TuplePatternSyntax.self) {
      for element in tuple.elements {
        // The type of a tuple is written down with its last name.
        let isLast = element.id == tuple.elements.last?.id
        details(in: element.pattern, modifiers, isLast ? type : nil, isLast ? extra : [])
      }
    }
  }

  private func names(in pattern: PatternSyntax, _ kind: String) {
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      member(kind, name.identifier)
    } else if let tuple = pattern.as(TuplePatternSyntax.self) {
      for element in tuple.elements { names(in: element.pattern, kind) }
    }
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    codeDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { codeDepth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    codeDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { codeDepth -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    codeDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { codeDepth -= 1 }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    codeDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: SwitchExprSyntax) { codeDepth -= 1 }

  // MARK: - Imports

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let kinds = ["func": "function", "var": "variable", "let": "constant"]
    let kind = node.importKindSpecifier.map { kinds[$0.text] ?? $0.text } ?? "-"
    let attributes = node.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }
    facts.imports.append(
      describe(
        offset(node.path), node.path.trimmedDescription, kind, access(node.modifiers),
        attributes.contains("testable") ? "testable" : "-",
        attributes.contains("_exported") ? "exported" : "-"))
    return .skipChildren
  }

  // MARK: - References

  private func refer(_ token: TokenSyntax) {
    let name = plain(token)
    guard name != "Self", name != "Any", name != "_", name != "" else { return }
    facts.references.append(describe(offset(token), name))
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if !isBuiltInAttribute(node) { refer(node.name) }
    return .visitChildren
  }

  /// Whether the type is the name of an attribute that is written in lower case.
  private func isBuiltInAttribute(_ node: IdentifierTypeSyntax) -> Bool {
    guard let attribute = node.parent?.as(AttributeSyntax.self),
      attribute.attributeName.id == node.id
    else { return false }
    return !isCapitalized(node.name.text)
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if startsWithName(node.baseType) { refer(node.name) }
    return .visitChildren
  }

  /// Whether a member type hangs on a named type rather than on `Self` or a bracketed one.
  private func startsWithName(_ type: TypeSyntax) -> Bool {
    if let name = type.as(IdentifierTypeSyntax.self) { return name.name.text != "Self" }
    if let member = type.as(MemberTypeSyntax.self) { return startsWithName(member.baseType) }
    return false
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isVariable =
      variables?.hasVariable(named: node.baseName.text, at: offset(node.baseName)) ?? false
    if isCapitalized(node.baseName.text), !isMemberName(node), !isVariable {
      refer(node.baseName)
    }
    return .visitChildren
  }

  private func isMemberName(_ node: DeclReferenceExprSyntax) -> Bool {
    if let access = node.parent?.as(MemberAccessExprSyntax.self) {
      return access.declName.id == node.id
    }
    if let component = node.parent?.as(KeyPathPropertyComponentSyntax.self) {
      return component.declName.id == node.id
    }
    return false
  }

  private func isCapitalized(_ text: String) -> Bool {
    guard let first = text.first(where: { $0 != "_" && $0 != "`" }) else { return false }
    return first.isUppercase
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if decorates(node) { facts.attributes.append(describe(offset(node.attributeName), name)) }
    if isCapitalized(name) { return .visitChildren }
    for name in node.namedDeclarations + node.namedTypes { walk(name) }
    // `conformances: M.P` is parsed as an expression.
    for type in node.namedTypes { referToMembers(of: type) }
    return .skipChildren
  }

  /// Refers to the names after the first of a type that is parsed as an expression.
  private func referToMembers(of type: Syntax) {
    guard let member = type.as(MemberAccessExprSyntax.self) else { return }
    if let base = member.base { referToMembers(of: Syntax(base)) }
    refer(member.declName.baseName)
  }

  // Conditions hold no code.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }
}
