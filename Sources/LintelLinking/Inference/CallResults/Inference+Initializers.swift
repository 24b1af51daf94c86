import LintelGraph
import LintelScanner

/// The initialisers that calls of types mean.
extension Inference {
  /// Returns the type of the value that a call of a type makes, and finds the initialiser:
  /// `Row(title: text)`.
  mutating func constructed(_ metatype: TypeID, _ segment: Segment) -> TypeID {
    let found = search.initializers(ofMetatype: metatype, from: segment.file, &types)
    _ = choose(found, of: metatype, isOfType: nil, segment)
    let type = types[metatype]
    if type.kind == .metatype { leaveImplicitInitializer(segment, of: type.declaration) }
    leaveRequirement(segment, of: metatype)
    if type.kind == .externalMetatype, type.name == linkage.known.optional, type.count == 0 {
      // An optional has the type of its wrapped value: `Optional(row)` is a `Row`.
      let arguments = calls.arguments(segment)
      guard arguments.count == 1, let first = arguments.first else { return TypeTable.unknown }
      return argumentType(first)
    }
    let target = code[segment].target.ifPresent
    leaveInheritedInitializer(segment, of: type.declaration)
    guard type.kind == .metatype, !hasAllArguments(metatype, segment) else {
      let isOpen = type.kind == .externalMetatype && type.count == 0 && target == nil
      let arguments = isOpen ? genericArguments(ofExternal: type.name, madeBy: segment) : []
      return arguments.isEmpty
        ? types.instance(ofMetatype: metatype)
        : types.external(type.name, arguments, isMetatype: false, in: type.outer)
    }
    return made(metatype, by: target, segment)
  }

  /// Whether the generic arguments of a type need not be found among the arguments of a call:
  /// those of `Box<Row>(row)` are written.
  private mutating func hasAllArguments(_ metatype: TypeID, _ segment: Segment) -> Bool {
    for argument in types.operands(of: metatype) where !types.isKnown(argument, at: segment) {
      return false
    }
    return types[metatype].count > 0
  }

  /// Marks an inherited designated initialiser as ambiguous: `Leaf(size: 1)` with
  /// `class Leaf: Base {}`. To the compiler, the class has an implicit initialiser of its own,
  /// which calls the inherited one.
  mutating func leaveInheritedInitializer(_ segment: Segment, of type: DeclarationID) {
    let target = code[segment].target
    guard target.isPresent, declaration(target).kind == .initializer else { return }
    let owner = ownerType(of: target)
    guard owner != type, declaration(owner).kind == .class,
      !modifiers(of: target).contains(.convenience)
    else { return }
    code.markAmbiguous(segment, because: .initializer)
  }
}
