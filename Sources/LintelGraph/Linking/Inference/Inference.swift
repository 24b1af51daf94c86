import LintelScanner

/// Finds out what the names of functions, variables, members and enum cases mean, as far as types
/// that are written down tell.
///
/// Every expression is a path of names, and each name of it is looked up in the type of the part
/// before. A type comes from an annotation, from what a function returns, or from the value that a
/// variable starts with. Nothing is solved: where a step is not declared, the path ends there.
///
/// Each part of each path is looked at once, whatever asks for it, so the time is linear in the
/// number of references.
final class Inference {
  let linker: Linker
  let files: [FileFacts]
  let members: MemberTable
  let known: KnownNames
  /// For each extension of a type outside the project, the name of that type.
  let outsideTypes: [DeclarationID: NameID]
  let nameLengths: [UInt32]
  let outsideSupertypes: OutsideSupertypes
  var types = TypeTable()

  /// For each file, where its references begin in ``partTypes`` and ``targets``.
  let partStarts: [Int]
  /// For each part of each path, the type of its value, `unset` before it was looked for.
  var partTypes: [TypeID]
  /// For each part of each path, the declaration that it means, or `-1`.
  var targets: [DeclarationID]
  /// Of the targets those that are only one of several, or found by their name alone.
  var doubtful: Set<Int> = []
  /// Subscripts that brackets after a part mean, by the part.
  var subscripts: [Int: DeclarationID] = [:]

  /// The types that parts of paths name, by the part.
  var namedTypes: [Int: DeclarationID] = [:]

  /// For each declaration, the type of its value, or of its result.
  var declarationTypes: [TypeID]
  /// For each declaration of a type, or extension, the type that `self` is in it, or `unset`.
  var instances: [TypeID]
  /// The supertypes of types, and theirs, in one list; and for each type where its own begin and end,
  /// `unset` before they were looked for.
  var ancestors: [DeclarationID] = []
  var ancestorRanges: [(start: Int32, end: Int32)]
  /// Written types, by file and offset.
  var writtenTypes: [UInt64: TypeID] = [:]
  /// For each file, what its names mean inside of code.
  var localNames: [LocalNames?]
  /// How many steps of inference depend on each other now.
  var depth = 0

  static let unset: TypeID = -1
  static let pending: TypeID = -2
  /// What needs more steps than this is left unknown, so that no input can exhaust the stack.
  static let maximumDepth = 100

  init(_ linker: Linker) {
    self.linker = linker
    files = linker.scanned.files
    known = KnownNames(linker.scanned.names)
    var outsideTypes = linker.outsideTypes()
    for id in linker.table.declarations.indices where outsideTypes[DeclarationID(id)] == nil {
      let value = linker.table.declarations[id]
      guard value.kind == .extension, value.extendedType < 0 else { continue }
      // `extension [T]`
      let text = linker.scanned.names.text(of: value.name.id)
      guard text.hasPrefix("[") else { continue }
      outsideTypes[DeclarationID(id)] = text.contains(":") ? known.dictionary : known.array
    }
    self.outsideTypes = outsideTypes
    members = MemberTable(
      linker.table, files: linker.files, linker.scanned, linker.active,
      outsideTypes: outsideTypes)
    let starts = linker.scanned.names.starts
    nameLengths = zip(starts, starts.dropFirst()).map { $1 - $0 }
    outsideSupertypes = OutsideSupertypes(
      linker.supertypes, declarationCount: linker.table.declarations.count)
    var partStarts = [0]
    for facts in files { partStarts.append(partStarts[partStarts.count - 1] + facts.references.count) }
    self.partStarts = partStarts
    partTypes = [TypeID](repeating: Self.unset, count: partStarts[files.count])
    targets = [DeclarationID](repeating: -1, count: partStarts[files.count])
    declarationTypes = [TypeID](
      repeating: Self.unset, count: linker.table.declarations.count)
    instances = declarationTypes
    ancestorRanges = [(start: Int32, end: Int32)](
      repeating: (Self.unset, Self.unset), count: declarationTypes.count)
    localNames = [LocalNames?](repeating: nil, count: files.count)
  }

  /// Looks at every part of every path.
  func run() {
    for file in files.indices {
      for (index, fact) in files[file].references.enumerated()
      where linker.active.contains(fact.condition, in: file) {
        _ = partType(FileID(file), index)
      }
    }
  }

  func declaration(_ id: DeclarationID) -> Declaration { linker.table.declarations[Int(id)] }

  func reference(_ file: FileID, _ index: Int) -> ReferenceFact {
    files[Int(file)].references[index]
  }

  /// The declaration that makes the reference.
  func owner(_ file: FileID, _ reference: ReferenceFact) -> DeclarationID {
    linker.table.number(of: reference.link, in: file)
  }

  func locals(_ file: FileID) -> LocalNames {
    if let known = localNames[Int(file)] { return known }
    let names = LocalNames(files[Int(file)], known)
    localNames[Int(file)] = names
    return names
  }

  // MARK: - Parts of paths

  /// The type of the value of a path up to and with the part at `index`.
  func partType(_ file: FileID, _ index: Int) -> TypeID {
    let position = partStarts[Int(file)] + index
    if partTypes[position] == Self.pending { return TypeTable.unknown }
    if partTypes[position] != Self.unset { return partTypes[position] }
    guard depth < Self.maximumDepth else { return TypeTable.unknown }
    partTypes[position] = Self.pending
    depth += 1
    let type = findPartType(file, index)
    depth -= 1
    if partTypes[position] == Self.pending { partTypes[position] = type }
    return partTypes[position]
  }

  private func findPartType(_ file: FileID, _ index: Int) -> TypeID {
    let fact = reference(file, index)
    if fact.kind == .argument || fact.isInTypePosition { return TypeTable.unknown }
    if fact.isContinuation {
      let base = partType(file, Int(fact.link))
      // What the head of a path settles, such as a module's name, it settles for all.
      let position = partStarts[Int(file)] + index
      if partTypes[position] != Self.pending { return partTypes[position] }
      return member(file, index, of: base)
    }
    switch fact.kind {
    case .value: return valueHead(file, index)
    case .selfMember, .superMember: return ownMember(file, index)
    case .implicitMember: return implicitMember(file, index)
    case .member: return memberOfUnknown(file, index)
    case .keypath where !startsWithType(file, index): return keyPathMember(file, index)
    case .argument: return TypeTable.unknown
    default: return typeHead(file, index)
    }
  }

  /// The type of a whole path, from its part at `index` to its end.
  func pathType(_ file: FileID, _ index: Int) -> TypeID {
    var last = index
    var steps = 0
    while true {
      let next = Int(linker.paths.next(after: Int32(last), in: file))
      guard next >= 0, steps < Self.maximumDepth else { break }
      last = next
      steps += 1
    }
    return partType(file, last)
  }

  // MARK: - Heads

  private func startsWithType(_ file: FileID, _ index: Int) -> Bool {
    // `\Root.member` has its root right after the backslash, `\.member` a dot.
    let facts = files[Int(file)].references
    return linker.scopes.mayMeanType(facts[index].name)
  }

  /// A path that starts with the name of a type, or a module's.
  private func typeHead(_ file: FileID, _ index: Int) -> TypeID {
    let fact = reference(file, index)
    let place = PathPlace(file: file, head: Int32(index), owner: owner(file, fact))
    let path = linker.paths.path(at: place)
    let resolution = linker.resolve(path)
    guard let last = resolution.parts.last, let found = last.candidates.first else {
      if linker.hidesType(path) { return TypeTable.unknown }
      if moduleMember(path, index) { return TypeTable.unknown }
      // A constant may have a name like a type's.
      let value = valueHead(file, index)
      if targets[partStarts[Int(file)] + index] >= 0 { return value }
      let arguments = genericArguments(file, after: index)
      return applied(
        outside(fact.name, arguments, isMetatype: true), file, index)
    }
    var part = index
    for step in 0..<last.position {
      partTypes[partStarts[Int(file)] + part] = TypeTable.unknown
      if let earlier = resolution.parts.first(where: { $0.position == step }) {
        partTypes[partStarts[Int(file)] + part] = types.make(
          .metatype, linker.followed(earlier.candidates[0]))
      }
      part = Int(linker.paths.next(after: Int32(part), in: file))
    }
    namedTypes[partStarts[Int(file)] + part] = found
    let metatype = metatype(of: found, arguments: genericArguments(file, after: part), file)
    let isKeyPath = fact.kind == .keypath
    let type =
      isKeyPath ? instance(ofMetatype: metatype) : applied(metatype, file, part)
    partTypes[partStarts[Int(file)] + part] = type
    return partTypes[partStarts[Int(file)] + index]
  }

  /// A function or variable after the name of its module.
  private func moduleMember(_ path: WrittenPath, _ index: Int) -> Bool {
    let next = Int(linker.paths.next(after: Int32(index), in: path.file))
    guard next >= 0, let module = linker.module(named: path.names[0], from: path.file) else {
      return false
    }
    let name = reference(path.file, next).name
    let found = visible(members.globals(named: name, of: module.module), from: path.file)
    guard !found.isEmpty, choose(found, path.file, next) else { return false }
    partTypes[partStarts[Int(path.file)] + next] = memberType(
      path.file, next, base: TypeTable.unknown)
    return true
  }

  private func metatype(
    of found: DeclarationID, arguments: [TypeID], _ file: FileID
  ) -> TypeID {
    let target = linker.followed(found)
    if declaration(target).kind == .associatedtype { return TypeTable.unknown }
    guard declaration(target).kind == .typealias else {
      return types.make(.metatype, target, arguments)
    }
    let real = declarationType(target)
    switch types[real].kind {
    case .instance: return types.make(.metatype, types[real].symbol, types.operands(of: real))
    case .outside:
      return types.make(.outsideMetatype, types[real].symbol, types.operands(of: real))
    default: return types.make(.metatype, target, arguments)
    }
  }

  func instanceSymbol(_ id: TypeID) -> DeclarationID {
    types[id].kind == .instance || types[id].kind == .metatype ? types[id].symbol : -1
  }

  func instance(ofMetatype id: TypeID) -> TypeID {
    let type = types[id]
    switch type.kind {
    case .metatype: return types.make(.instance, type.symbol, types.operands(of: id))
    case .outsideMetatype:
      return outside(NameID(type.symbol), types.operands(of: id), isMetatype: false)
    default: return id
    }
  }

  /// A lower-case name: a local variable, a parameter, a member of an enclosing type, or a global.
  private func valueHead(_ file: FileID, _ index: Int) -> TypeID {
    let fact = reference(file, index)
    let meaning = locals(file).meaning(of: index)
    switch meaning {
    case .local(let local): return applied(localType(file, local), file, index)
    case .closure(let closure, let parameter):
      return applied(closureParameterType(file, closure, parameter), file, index)
    case .none: break
    }
    let isDeclared = members.isDeclared(fact.name)
    var scope = owner(file, fact)
    var inner = scope
    while declaration(scope).kind != .file {
      let value = declaration(scope)
      if let parameter = parameter(named: fact.name, of: scope, before: fact.offset) {
        return applied(writtenType(file, parameter.typeStart, parameter.typeEnd), file, index)
      }
      if value.kind == .variable || value.kind == .subscript,
        fact.name == known.newValue || fact.name == known.oldValue
      {
        return applied(declarationType(scope), file, index)
      }
      if isDeclared {
        let found = visible(candidates(named: fact.name, inScope: scope), from: file)
        if !found.isEmpty, choose(members(found, seenFrom: inner), file, index) {
          return memberType(file, index, base: enclosingInstance(of: scope))
        }
      }
      inner = scope
      scope = value.owner
    }
    if !isDeclared {
      return fact.name == known.error
        ? outside(known.errorType, [], isMetatype: false) : TypeTable.unknown
    }
    let module = linker.files[Int(file)].module
    var found = visible(members.globals(named: fact.name, of: module), from: file)
    if found.isEmpty || !choose(found, file, index) {
      found = []
      for entry in linker.scopes.visibleModules(from: file)
      where entry.name == nil || entry.name == fact.name {
        found += visible(members.globals(named: fact.name, of: entry.module), from: file)
      }
      if found.isEmpty, fact.name == known.error {
        return outside(known.errorType, [], isMetatype: false)
      }
      guard !found.isEmpty, choose(found, file, index) else { return TypeTable.unknown }
      // An overload of another module may be meant as well.
      if known.isOutsideFunction(fact.name) { doubtful.insert(partStarts[Int(file)] + index) }
    }
    return memberType(file, index, base: TypeTable.unknown)
  }

  /// What a name can mean among the members of a type, or what the body of a function declares.
  private func candidates(
    named name: NameID, inScope scope: DeclarationID
  ) -> [DeclarationID] {
    let value = declaration(scope)
    guard value.kind == .extension || value.kind.isNominalType else {
      return members.members(named: name, of: scope)
    }
    return membersOfType(named: name, enclosingType(scope))
  }

  /// The type that code in `scope`, a type or an extension, belongs to.
  func enclosingType(_ scope: DeclarationID) -> TypeID {
    let value = declaration(scope)
    if instances[Int(scope)] >= 0 { return instances[Int(scope)] }
    let type =
      value.kind != .extension
      ? types.make(.instance, scope)
      : value.extendedType >= 0
        ? types.make(.instance, value.extendedType)
        : outside(outsideTypes[scope] ?? value.name.id, [], isMetatype: false)
    instances[Int(scope)] = type
    return type
  }

  /// The type around a declaration that is a member, or unknown.
  func enclosingInstance(of scope: DeclarationID) -> TypeID {
    var current = scope
    while current >= 0 {
      let kind = declaration(current).kind
      if kind == .extension || kind.isNominalType { return enclosingType(current) }
      current = declaration(current).owner
    }
    return TypeTable.unknown
  }

  /// A member of `self`, or of `super`.
  private func ownMember(_ file: FileID, _ index: Int) -> TypeID {
    let fact = reference(file, index)
    let type = enclosingInstance(of: owner(file, fact))
    guard fact.kind == .superMember else { return member(file, index, of: type) }
    let supers = linker.scopes.supertypes(of: instanceSymbol(type))
    for supertype in supers where declaration(supertype).kind != .protocol {
      return member(file, index, of: types.make(.instance, supertype))
    }
    return TypeTable.unknown
  }

  // MARK: - Members

  /// The type of the member at `index` of a value of type `base`.
  private func member(_ file: FileID, _ index: Int, of base: TypeID) -> TypeID {
    let fact = reference(file, index)
    let type = types[base]
    if type.kind == .unknown { return memberOfUnknown(file, index) }
    if fact.name == known.initializer, type.kind == .metatype || type.kind == .outsideMetatype {
      return applied(base, file, index)
    }
    if type.kind == .metatype, let nested = nestedType(named: fact.name, in: type.symbol, file) {
      let found = metatype(of: nested, arguments: genericArguments(file, after: index), file)
      return applied(found, file, index)
    }
    if fact.name == known.selfMember { return instance(ofMetatype: base) }
    let found = visible(membersOfType(named: fact.name, base), from: file)
    let isType = type.kind == .metatype || type.kind == .outsideMetatype
    if !found.isEmpty,
      choose(implementations(members(found, ofType: isType), in: type), file, index)
    {
      return memberType(file, index, base: base)
    }
    let ofOptional = visible(membersOfOptional(named: fact.name), from: file)
    if !ofOptional.isEmpty, choose(ofOptional, file, index) {
      return memberType(file, index, base: base)
    }
    return builtInMember(file, index, of: base)
  }

  private func nestedType(
    named name: NameID, in type: DeclarationID, _ file: FileID
  ) -> DeclarationID? {
    guard linker.scopes.mayMeanType(name) else { return nil }
    return linker.scopes.types(named: name, nestedIn: type).first
  }

  /// Settles which of `found` the part at `index` means.
  ///
  /// - Returns: false if none has fitting parameters.
  func choose(_ found: [DeclarationID], _ file: FileID, _ index: Int) -> Bool {
    guard let choice = overload(found, arguments(file, index), file) else {
      return false
    }
    targets[partStarts[Int(file)] + index] = choice.declaration
    if choice.isAmbiguous { doubtful.insert(partStarts[Int(file)] + index) }
    return true
  }

  /// The type of the part at `index` whose target is settled.
  func memberType(_ file: FileID, _ index: Int, base: TypeID) -> TypeID {
    let target = targets[partStarts[Int(file)] + index]
    let fact = reference(file, index)
    let value = declaration(target)
    var type: TypeID
    if value.kind == .function {
      guard fact.isCalled else { return types.make(.declaration, target) }
      type = bound(substituted(declarationType(target), base), target, file, index)
      if fact.isSubscripted { type = element(bySubscripting: type, file, index) }
      return type
    }
    type = substituted(declarationType(target), base)
    // An enum case with associated values is called to make one.
    if value.kind == .enumCase { return type }
    return applied(type, file, index)
  }

  /// The type of a value after the arguments that follow it.
  func applied(_ id: TypeID, _ file: FileID, _ index: Int) -> TypeID {
    let fact = reference(file, index)
    var type = id
    if fact.isCalled {
      switch types[type].kind {
      case .metatype, .outsideMetatype: type = constructed(type, file, index)
      case .function: type = types.operands(of: type).last ?? TypeTable.unknown
      case .declaration: type = declarationType(types[type].symbol)
      default: type = TypeTable.unknown
      }
    }
    return fact.isSubscripted ? element(bySubscripting: type, file, index) : type
  }

  private func constructed(_ metatype: TypeID, _ file: FileID, _ index: Int) -> TypeID {
    let type = types[metatype]
    let found =
      type.kind == .metatype
      ? members.members(named: known.initializer, of: type.symbol)
      : members.members(named: known.initializer, outside: NameID(type.symbol))
    let inherited = found.isEmpty ? membersOfType(named: known.initializer, metatype) : found
    // The other initialisers of a type outside the project are not known.
    if type.kind == .metatype || arguments(file, index).labels.contains(where: isLabel) {
      _ = choose(visible(inherited, from: file), file, index)
    }
    return instance(ofMetatype: metatype)
  }

  private func isLabel(_ name: NameID) -> Bool { nameLengths[Int(name)] > 0 }

  private func element(
    bySubscripting id: TypeID, _ file: FileID, _ index: Int
  ) -> TypeID {
    let labels = arguments(file, index).ofSubscript
    switch types[id].kind {
    case .array where labels.labels.allSatisfy { nameLengths[Int($0)] == 0 }:
      return types.operand(0, of: id)
    case .dictionary where labels.labels.allSatisfy { nameLengths[Int($0)] == 0 }:
      return types.operand(1, of: id)
    case .instance, .outside, .metatype, .parameter, .array, .dictionary:
      let found = visible(membersOfType(named: known.subscript, id), from: file)
      guard let choice = overload(found, labels, file) else {
        return types[id].kind == .dictionary ? types.operand(1, of: id) : TypeTable.unknown
      }
      subscripts[partStarts[Int(file)] + index] = choice.declaration
      return substituted(declarationType(choice.declaration), id)
    default: return TypeTable.unknown
    }
  }
}
