import LintelGraph
import LintelScanner

extension Inference {
  /// Looks up the member at `index` of a value of type `base`, and returns its type: `row.title`.
  mutating func member(_ file: FileID, _ index: Int, of base: TypeID) -> TypeID {
    let fact = reference(file, index)
    // The call of a result: `make()()`.
    if fact.name == linkage.known.blank { return applied(base, file, index) }
    let type = types[base]
    if type.kind == .unknown { return memberOfUnknown(file, index) }
    if let part = types.part(fact.name, of: base) { return applied(part, file, index) }
    if fact.name == linkage.known.initializer,
      type.kind == .metatype || type.kind == .externalMetatype
    {
      return applied(base, file, index)
    }
    if type.kind == .metatype, let nested = nestedType(named: fact.name, in: type.declaration, file)
    {
      let found = types.metatype(
        of: nested, arguments: types.genericArguments(file, after: index),
        isAbstract: linkage.followed(nested) != nested)
      return applied(found, file, index)
    }
    if fact.name == linkage.known.selfMember { return types.instance(ofMetatype: base) }
    if let value = memberOfOptional(file, index, of: base) { return value }
    var found = members(fact.name, of: base, file)
    let isOfType = type.kind == .metatype || type.kind == .externalMetatype
    search.keepMembers(ofType: isOfType, in: &found)
    if choose(found, of: base, isOfType: isOfType, file, index) {
      return memberType(file, index, base: base)
    }
    // A type's own members come first, because it is not known that the value is optional.
    let added = search.membersOfOptional(named: fact.name, from: file)
    if choose(added, of: base, isOptional: true, isOfType: isOfType, file, index) {
      // A value that is not optional may have such a member of its own, from an unknown source.
      if !isOnlyMember(added[0], file) { code[file.position].markAmbiguous(index, because: .type) }
      return memberType(file, index, base: base)
    }
    let projected = projectedType(file, index, of: base)
    if types[projected].kind != .unknown { return applied(projected, file, index) }
    // To the compiler too, declared members come before dynamic ones.
    if let value = dynamicMember(file, index, of: base) { return value }
    // A member of the project comes before those of SDKs, of which only the types are known.
    let only = onlyExternalMember(file, index, of: base)
    return code[file.position].targets[index].isPresent
      ? only : builtInMember(file, index, of: base)
  }

  /// Whether no other declaration of the project is a member of that name: `number.orZero`.
  private func isOnlyMember(_ member: DeclarationID, _ file: FileID) -> Bool {
    let value = declaration(member)
    let members = linkage.onlyMembers(seenFrom: file)
    return members.member(named: value.name.id, isOfType: isStatic(member))
      == linkage.linker.firstInstance(of: member)
  }

  /// See ``MemberSearch/members(named:of:from:_:)``.
  mutating func members(_ name: NameID, of type: TypeID, _ file: FileID) -> FoundMembers {
    search.members(named: name, of: type, from: file, &types)
  }

  /// Returns the members of that name that code in a type or an extension can use without `self`:
  /// `load()`.
  mutating func members(
    _ name: NameID, seenIn scope: DeclarationID, _ file: FileID
  ) -> FoundMembers {
    let found = members(name, of: types.enclosingType(scope), file)
    return found.isEmpty
      ? search.members(named: name, requiredBy: scope, from: file, &types) : found
  }

  /// Returns the type of the segment at `index`, whose meaning is known: `Row` for `make()` of
  /// `func make() -> Row`.
  mutating func memberType(_ file: FileID, _ index: Int, base: TypeID) -> TypeID {
    let target = code[file.position].targets[index]
    let fact = reference(file, index)
    let value = declaration(target)
    var type: TypeID
    if value.kind == .function {
      // Another function of that name may return something else.
      if code[file.position].ambiguous[index] { return TypeTable.unknown }
      guard fact.isCalled else { return types.make(.declaration, target) }
      type = bound(
        types.substituted(declarationType(target), base), target, file, index)
      if fact.isSubscripted { type = element(bySubscripting: type, file, index) }
      return type
    }
    type = types.substituted(declarationType(target), base)
    // A case with associated values is called to make a value: `.full(row)`.
    if value.kind == .enumCase {
      let made = types.instance(ofMetatype: base)
      return types[made].isLike(types[type]) ? made : type
    }
    return applied(type, file, index)
  }

  /// Returns the type of a value after the call or subscript that follows it, if any: `rows[0]`.
  @inline(__always)
  mutating func applied(_ id: TypeID, _ file: FileID, _ index: Int) -> TypeID {
    let fact = reference(file, index)
    return fact.isCalled || fact.isSubscripted ? applied(id, to: fact, file, index) : id
  }

  private mutating func applied(
    _ id: TypeID, to fact: ReferenceFact, _ file: FileID, _ index: Int
  ) -> TypeID {
    var type = id
    if fact.isCalled {
      switch types[type].kind {
      case .metatype, .externalMetatype: type = constructed(type, file, index)
      case .function: type = types.operands(of: type).last ?? TypeTable.unknown
      case .declaration: type = declarationType(types[type].declaration)
      default: type = called(type, file, index)
      }
    }
    return fact.isSubscripted ? element(bySubscripting: type, file, index) : type
  }

  /// Returns the result of calling a value like a function, by its `callAsFunction`: `value(1)`.
  private mutating func called(_ value: TypeID, _ file: FileID, _ index: Int) -> TypeID {
    let name = linkage.known.callAsFunction
    guard name != KnownNames.none, types[value].kind != .unknown,
      linkage.members.isDeclared(name)
    else { return TypeTable.unknown }
    var found = members(name, of: value, file)
    search.keepMembers(ofType: false, in: &found)
    let written = calls.arguments(file, index).ofFunction
    guard let choice = callChoice(of: found, on: value, written), !leaveOpen(choice, file, index)
    else { return TypeTable.unknown }
    code[file.position].calledValues[index] = choice.declaration
    return types.substituted(declarationType(choice.declaration), value)
  }

  /// Returns the type of a value that a call of a type makes, and settles its initialiser:
  /// `Row(title: text)`.
  private mutating func constructed(_ metatype: TypeID, _ file: FileID, _ index: Int) -> TypeID {
    let found = search.initializers(ofMetatype: metatype, from: file, &types)
    _ = choose(found, of: metatype, isOfType: nil, file, index)
    let type = types[metatype]
    leaveImplicitInitializer(file, index, of: type.declaration)
    if type.kind == .externalMetatype, type.name == linkage.known.optional, type.count == 0 {
      // An optional has the type of its wrapped value: `Optional(row)` is a `Row`.
      let arguments = calls.arguments(file, index)
      return arguments.count == 1
        ? argumentType(file, Int(arguments.first)) : TypeTable.unknown
    }
    let target = code[file.position].targets[index].ifPresent
    leaveInheritedInitializer(file, index, of: type.declaration)
    guard type.kind == .metatype, type.count == 0 else {
      let isOpen = type.kind == .externalMetatype && type.count == 0 && target == nil
      let arguments = isOpen ? genericArguments(ofExternal: type.name, madeBy: index, file) : []
      return arguments.isEmpty
        ? types.instance(ofMetatype: metatype)
        : types.external(type.name, arguments, isMetatype: false)
    }
    return made(type.declaration, by: target, file, index)
  }

  /// Leaves a call without arguments to the implicit initialiser, which comes before one in an
  /// extension whose parameters may all be left out: `Tags()` beside
  /// `init(arrayLiteral: String...)`.
  private mutating func leaveImplicitInitializer(
    _ file: FileID, _ index: Int, of type: DeclarationID
  ) {
    let target = code[file.position].targets[index]
    guard target.isPresent, declaration(target).kind == .initializer,
      declaration(declaration(target).enclosing).kind == .extension,
      !calls.parameters(of: target).isEmpty, calls.arguments(file, index).ofFunction.count == 0
    else { return }
    let written = linkage.members.range(
      of: linkage.known.initializer, in: .declaration(type)
    ).contains { declaration(linkage.members[$0]).enclosing == type }
    if !written, hasValues(type) { code[file.position].targets[index] = .absent }
  }

  /// Whether all stored properties of a type have initial values, so that it can be made without
  /// arguments: `struct Tags { var names: [String] = [] }`.
  private func hasValues(_ type: DeclarationID) -> Bool {
    let facts = linkage.files[declaration(type).file.position]
    for position in type.position + 1..<linkage.linker.table.declarations.count {
      let id = DeclarationID(position)
      guard linkage.linker.table.outermost(of: id) == linkage.linker.table.outermost(of: type)
      else { break }
      let value = declaration(id)
      guard value.enclosing == type, value.traits.contains(.stored),
        value.traits.isDisjoint(with: [.static, .lazy])
      else { continue }
      let fact = Int(linkage.linker.table.facts[position])
      if facts.extents[fact].valueStart == 0,
        !(value.kind == .variable && facts.extents[fact].traits.contains(.optionalType))
      {
        return false
      }
    }
    return true
  }

  /// Marks an inherited designated initialiser as ambiguous: `Leaf(size: 1)` with
  /// `class Leaf: Base {}`. To the compiler, the class has an implicit one of its own, which runs
  /// the one that is written.
  mutating func leaveInheritedInitializer(
    _ file: FileID, _ index: Int, of type: DeclarationID
  ) {
    let target = code[file.position].targets[index]
    guard target.isPresent, declaration(target).kind == .initializer else { return }
    let owner = ownerType(of: target)
    guard owner != type, declaration(owner).kind == .class,
      !modifiers(of: target).contains(.convenience)
    else { return }
    code[file.position].markAmbiguous(index, because: .initializer)
  }

  private mutating func element(
    bySubscripting id: TypeID, _ file: FileID, _ index: Int
  ) -> TypeID {
    let written = calls.arguments(file, index).ofSubscript
    switch types[id].kind {
    case .array where calls.areUnlabeled(written), .dictionary where calls.areUnlabeled(written):
      // `[0][1]` are two subscripts, of one argument each.
      var type = id
      for _ in 0..<max(1, written.count) {
        switch types[type].kind {
        case .array: type = types.operand(0, of: type)
        case .dictionary: type = types.operand(1, of: type)
        default: return TypeTable.unknown
        }
      }
      return type
    case .instance, .external, .metatype, .parameter, .array, .dictionary:
      var found = members(linkage.known.subscript, of: id, file)
      keepPossible(&found, file, index)
      guard let choice = subscriptChoice(of: found, on: id, written) else {
        return types[id].kind == .dictionary ? types.operand(1, of: id) : TypeTable.unknown
      }
      if leaveOpen(choice, file, index) { return TypeTable.unknown }
      code[file.position].subscripts[index] = choice.declaration
      return types.substituted(declarationType(choice.declaration), id)
    default: return TypeTable.unknown
    }
  }

  /// Keeps the candidates for a subscript, or for the call of a value, if there are several:
  /// `fields[key]`.
  ///
  /// - Returns: whether there are several.
  private mutating func leaveOpen(_ choice: OverloadChoice, _ file: FileID, _ index: Int) -> Bool {
    if choice.isAmbiguous { code[file.position].openChoices[index] = choice.all }
    return choice.isAmbiguous
  }
}
