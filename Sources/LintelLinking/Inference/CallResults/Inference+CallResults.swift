import LintelGraph
import LintelScanner

/// The types of segments whose meanings are known, with the calls and subscripts after them.
extension Inference {
  /// Returns the type of a segment whose meaning is known: `Row` for `make()` of
  /// `func make() -> Row`.
  mutating func memberType(_ segment: Segment, base: TypeID) -> TypeID {
    let target = code[segment].target
    defer { leaveRequirement(segment, of: base) }
    let fact = linkage[segment]
    let value = declaration(target)
    var type: TypeID
    if value.kind == .function {
      // Another function with the name may return something else.
      if code[segment].isAmbiguous { return TypeTable.unknown }
      guard fact.isCalled else { return types.make(.declaration, target) }
      if !agree(on: target, code[otherOverloadsAt: segment]) { return TypeTable.unknown }
      type = bound(
        types.substituted(declarationType(target), base), target, segment)
      if let extent = linkage.extent(of: target) {
        type = boundAssociatedType(
          type, writtenAt: CodeOffset(extent.typeStart, in: value.file), of: target,
          calls.arguments(segment))
      }
      return type
    }
    type = types.substituted(declarationType(target), base)
    // The arguments are those of the initialiser, not of a `callAsFunction`: `super.init(size: 1)`.
    if value.kind == .initializer { return type }
    // A case with associated values is called to make a value: `.full(row)`.
    if value.kind == .enumCase {
      let made = types.instance(ofMetatype: base)
      return types[made].isLike(types[type]) ? made : type
    }
    return applied(type, segment)
  }

  /// Whether functions, or subscripts, of which the arguments do not choose one, have the same
  /// results: not `load(_: Int) -> Row` and `load(_: String) -> Cell`.
  private mutating func agree(on target: DeclarationID, _ others: [DeclarationID]) -> Bool {
    if others.isEmpty { return true }
    let type = declarationType(target)
    for other in others where !areAlike(type, declarationType(other)) { return false }
    return true
  }

  /// Returns the type of a value after the call or subscript that follows it, if any: `rows[0]`.
  @inline(__always)
  mutating func applied(_ id: TypeID, _ segment: Segment) -> TypeID {
    let fact = linkage[segment]
    return fact.isCalled || fact.isSubscripted ? applied(id, to: fact, segment) : id
  }

  private mutating func applied(_ id: TypeID, to fact: ReferenceFact, _ segment: Segment) -> TypeID
  {
    if fact.isSubscripted { return element(bySubscripting: id, segment) }
    switch types[id].kind {
    case .metatype, .externalMetatype: return constructed(id, segment)
    case .function: return types.operands(of: id).last ?? TypeTable.unknown
    case .declaration: return declarationType(types[id].declaration)
    default: return called(id, segment)
    }
  }

  /// Returns the result of calling a value like a function, by its `callAsFunction`: `value(1)`.
  private mutating func called(_ value: TypeID, _ segment: Segment) -> TypeID {
    let name = linkage.known.callAsFunction
    guard name != KnownNames.none, types[value].kind != .unknown,
      linkage.members.isDeclared(name)
    else { return TypeTable.unknown }
    var found = members(name, of: value, segment.file)
    search.keepMembers(ofType: false, in: &found)
    let written = calls.arguments(segment)
    guard let choice = callChoice(of: found, on: value, written), !leaveOpen(choice, segment)
    else { return TypeTable.unknown }
    code.setCalledValue(choice.declaration, at: segment)
    if !agree(on: choice.declaration, choice.others) { return TypeTable.unknown }
    return types.substituted(declarationType(choice.declaration), value)
  }

  /// Returns the type of an element of a value: `Row` for `rows[0]`, and for `grid[x: 1, y: 2]` of
  /// `subscript(x: Int, y: Int) -> Row`.
  mutating func element(bySubscripting id: TypeID, _ segment: Segment) -> TypeID {
    let written = calls.arguments(segment)
    let isIndexed = written.count <= 1 && calls.areUnlabeled(written)
    let kind = types[id].kind
    switch kind {
    case .array where isIndexed: return element(ofArray: id, written)
    case .dictionary where isIndexed: return types.operand(1, of: id)
    case .external where isIndexed && linkage.known.holders.isIndexed(types[id].name):
      let isPart = written.first.map { isRange($0) } ?? false
      return isPart ? TypeTable.unknown : types.operand(0, of: id)
    case .instance, .external, .metatype, .externalMetatype, .parameter, .composition, .array,
      .dictionary:
      var found = members(linkage.known.subscript, of: id, segment.file)
      search.keepMembers(ofType: kind == .metatype || kind == .externalMetatype, in: &found)
      keepPossible(&found, segment)
      guard let choice = subscriptChoice(of: found, on: id, written) else {
        return kind == .dictionary ? types.operand(1, of: id) : TypeTable.unknown
      }
      if leaveOpen(choice, segment) { return TypeTable.unknown }
      code[subscriptAfter: segment] = choice.declaration
      if !choice.others.isEmpty { code[otherOverloadsAt: segment] = choice.others }
      if !agree(on: choice.declaration, choice.others) { return TypeTable.unknown }
      let type = types.substituted(declarationType(choice.declaration), id)
      guard let extent = linkage.extent(of: choice.declaration) else { return type }
      let file = declaration(choice.declaration).file
      return boundAssociatedType(
        type, writtenAt: CodeOffset(extent.typeStart, in: file), of: choice.declaration, written)
    default: return TypeTable.unknown
    }
  }

  /// Returns the type of an element of an array, `rows[0]`, or of a part of it, `rows[1...]`.
  private mutating func element(ofArray id: TypeID, _ arguments: WrittenArguments) -> TypeID {
    let element = types.operand(0, of: id)
    guard let argument = arguments.first, isRange(argument) else { return element }
    return types.make(.array, named: slice(of: id), [element])
  }

  /// Whether an argument certainly is a range: `0..<count`, `...count`, or a variable of type
  /// `Range<Int>`.
  private mutating func isRange(_ argument: Segment) -> Bool {
    if linkage[argument].literal != nil { return false }
    if case .range = calls.sort(ofArgument: argument) { return true }
    if calls.beginsWithRange(argument) { return true }
    if linkage.known.rangeTypes.isEmpty { return false }
    let whole = wholeArgumentType(argument)
    let type = types[whole]
    return type.kind == .external && linkage.known.rangeTypes.contains(type.name)
  }

  /// Records the candidates for a subscript, or for the call of a value, if several may be meant:
  /// `fields[key]`.
  ///
  /// - Returns: whether several may be meant.
  private mutating func leaveOpen(_ choice: OverloadChoice, _ segment: Segment) -> Bool {
    if choice.isAmbiguous { code.setOpenChoice(choice.all.map(\.declaration), at: segment) }
    return choice.isAmbiguous
  }
}
