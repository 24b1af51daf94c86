/// The facts of the file that is being read.
///
/// A new kind of fact needs a buffer here and a line in ``take(directives:diagnostics:)``.
struct FactBuffers: ~Copyable {
  var imports = GrowBuffer<ImportFact>(capacity: 64)
  var declarations = GrowBuffer<DeclarationFact>(capacity: 1024)
  var extents = GrowBuffer<ExtentFact>(capacity: 1024)
  var parameters = GrowBuffer<ParameterFact>(capacity: 1024)
  var references = GrowBuffer<ReferenceFact>(capacity: 4096)
  var locals = GrowBuffer<LocalFact>(capacity: 1024)
  var inheritances = GrowBuffer<InheritanceFact>(capacity: 64)
  var attributes = GrowBuffer<AttributeFact>(capacity: 64)
  var requirements = GrowBuffer<RequirementFact>(capacity: 64)
  var thrownTypes = GrowBuffer<ThrownTypeFact>(capacity: 16)
  var catches = GrowBuffer<CatchFact>(capacity: 16)
  var awaits = GrowBuffer<AwaitFact>(capacity: 64)
  var blockDeclarations = GrowBuffer<BlockDeclarationFact>(capacity: 16)
  var typeShapes = GrowBuffer<TypeShapeFact>(capacity: 256)
  var closures = GrowBuffer<ClosureFact>(capacity: 64)
  var choices = GrowBuffer<ChoiceFact>(capacity: 16)
  var matches = GrowBuffer<MatchFact>(capacity: 16)
  var boundNames = GrowBuffer<BoundNameFact>(capacity: 64)
  var tupleItems = GrowBuffer<TupleItemFact>(capacity: 16)
  var tupleLabels = GrowBuffer<TupleLabelFact>(capacity: 16)
  var operators = GrowBuffer<OperatorFact>(capacity: 256)
  var usages = GrowBuffer<UsageFact>(capacity: 64)
  var placedMembers = GrowBuffer<PlacedMemberFact>(capacity: 64)
  var literals = GrowBuffer<LiteralFact>(capacity: 64)
  var interpolationLabels = GrowBuffer<InterpolationLabelFact>(capacity: 16)
  var conditions = GrowBuffer<ConditionFact>(capacity: 16)

  /// Whether code at file level contains a freestanding macro: `#register(A.self)`.
  var expandsMacros = false

  /// Index in ``conditions`` of the branch that contains the current token; 0 outside of `#if`.
  var condition: UInt16 = 0

  /// Returns the facts so far, and removes them from the buffers.
  mutating func take(
    directives: [DirectiveFact], diagnostics: [DiagnosticFact]
  ) -> FileFacts {
    condition = 0
    defer { expandsMacros = false }
    return FileFacts(
      expandsMacros: expandsMacros,
      imports: imports.take(),
      declarations: declarations.take(),
      extents: extents.take(),
      parameters: parameters.take(),
      references: references.take(),
      locals: locals.take(),
      inheritances: inheritances.take(),
      attributes: attributes.take(),
      requirements: requirements.take(),
      thrownTypes: thrownTypes.take(),
      catches: catches.take(),
      awaits: awaits.take(),
      blockDeclarations: blockDeclarations.take(),
      typeShapes: typeShapes.take(),
      closures: closures.take(),
      choices: choices.take(),
      matches: matches.take(),
      boundNames: boundNames.take(),
      tupleItems: tupleItems.take(),
      tupleLabels: tupleLabels.take(),
      operators: operators.take(),
      usages: usages.take(),
      placedMembers: placedMembers.take(),
      literals: literals.take(),
      interpolationLabels: interpolationLabels.take(),
      conditions: conditions.take(),
      directives: directives,
      diagnostics: diagnostics)
  }
}
