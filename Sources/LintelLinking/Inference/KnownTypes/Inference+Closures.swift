import LintelGraph
import LintelScanner

/// The types of closure parameters.
extension Inference {
  /// Returns the type of a closure's parameter, as the function that takes the closure determines
  /// it: `$0` in `rows.map { $0.title }`.
  mutating func closureParameterType(_ closure: Closure, _ number: Int) -> TypeID {
    guard let argument = Segment(ifPresent: linkage[closure].argument, in: closure.file) else {
      return parameterType(number, ofUsed: closure)
    }
    guard types.depth < TypeTable.maximumDepth else { return TypeTable.unknown }
    types.depth += 1
    defer { types.depth -= 1 }
    let part = linkage.call(of: argument)
    // The look-up finds the declaration that is called.
    _ = segmentType(part)
    for strategy in ClosureParameterStrategy.allCases {
      let type = closureParameterType(closure, number, argument, part, by: strategy)
      if let type { return type }
    }
    return TypeTable.unknown
  }

  /// Tries one strategy.
  ///
  /// - Parameters:
  ///   - number: the index of the closure's parameter.
  ///   - argument: the argument that consists of the closure.
  ///   - part: the segment that is called.
  /// - Returns: the type of the parameter; `nil` if the next strategy is to be tried.
  private mutating func closureParameterType(
    _ closure: Closure, _ number: Int, _ argument: Segment, _ part: Segment,
    by strategy: ClosureParameterStrategy
  ) -> TypeID? {
    let name = linkage[part].name
    switch strategy {
    case .declared:
      return code[part].target.ifPresent.map {
        parameterType(number, of: closure, passedAs: argument, of: part, to: $0)
      }
    case .shown:
      guard !linkage[part].isContinuation else { return nil }
      return number == 0 ? shownElement(part) : TypeTable.unknown
    case .shaped:
      let type = shapedParameter(part, ofArgument: argument, number)
      return types[type].kind == .unknown ? nil : type
    case .dictionaryValue:
      let base = segmentType(linkage.before(part))
      return types[base].kind == .dictionary && name == linkage.known.mapValues
        ? types.operand(1, of: base) : nil
    case .element:
      let base = segmentType(linkage.before(part))
      guard types[base].kind == .array || types[base].kind == .dictionary else { return nil }
      if name == linkage.known.reduce {
        return number == 1 ? types.element(of: base) : TypeTable.unknown
      }
      return linkage.known.comparingMembers.contains(name)
        ? types.element(of: base)
        : element(types.element(of: base), ofClosure: closure, number)
    case .held:
      let base = segmentType(linkage.before(part))
      guard types[base].kind == .external,
        let held = linkage.known.holders.argument(passedBy: name, of: types[base].name)
      else { return nil }
      return number == 0 ? types.operand(held, of: base) : TypeTable.unknown
    case .wrapped:
      let base = segmentType(linkage.before(part))
      return mapsOptional(base, by: name) ? base : nil
    }
  }

  /// Returns the type of a parameter of a closure that is passed to a declaration of the project:
  /// the types in `(Row) -> Void` for `func each(_ body: (Row) -> Void)`.
  private mutating func parameterType(
    _ number: Int, of closure: Closure, passedAs argument: Segment, of part: Segment,
    to target: DeclarationID
  ) -> TypeID {
    let type = parameterType(of: target, forArgument: argument, part)
    guard types[type].kind == .function else { return TypeTable.unknown }
    if types[type].count == 2 {
      let passed = passed(types.operand(0, of: type), by: target, part)
      return element(passed, ofClosure: closure, number)
    }
    return number < Int(types[type].count) - 1
      ? passed(types.operand(number, of: type), by: target, part) : TypeTable.unknown
  }

  /// Returns the generic arguments of an external type, as far as the arguments of its initialiser
  /// determine them: `Row` for `Task { row }`.
  mutating func genericArguments(ofExternal type: NameID, madeBy part: Segment) -> [TypeID] {
    let arguments = calls.arguments(part)
    guard arguments.count > 0, linkage[part].isCalled, let first = arguments.first else {
      return []
    }
    let label = linkage[first].name
    if linkage.known.holders.isMadeByClosure(type) {
      guard let closure = calls.lastClosure(of: arguments) else { return [] }
      let value = result(of: closure)
      return types[value].kind == .unknown ? [] : [value]
    }
    if linkage.known.holders.makesGroups(type, firstLabel: label) {
      let element = types.element(of: argumentType(first))
      return [TypeTable.unknown, types.make(.array, [element])]
    }
    // In `Array(rows)`, the elements of the argument are those of the new collection.
    guard linkage.known.arrays.contains(type), arguments.count == 1, nameLengths[Int(label)] == 0
    else { return [] }
    let element = types.element(of: argumentType(first))
    return types[element].kind == .unknown ? [] : [element]
  }

  /// Whether `map` of a value is the `map` of `Optional`: `row.map { $0.title }`, where `Row` is
  /// not a sequence.
  mutating func mapsOptional(_ base: TypeID, by method: NameID) -> Bool {
    guard method == linkage.known.map || method == linkage.known.flatMap else { return false }
    switch types[base].kind {
    case .external: return types[base].count == 0 && !isSequence(types[base].name)
    case .instance:
      return !externalSupertypes(of: types[base].declaration).contains(
        where: linkage.known.sequences.contains)
    default: return false
    }
  }

  private func isSequence(_ type: NameID) -> Bool {
    let sdk = linkage.known.sdk
    let sequence = SDKTable.hash("Sequence".utf8)
    return sdk.type(named: type).map { sdk.lineage(of: $0).contains(typeHash: sequence) } ?? false
  }

  /// Returns the type of a closure's parameter with the generic arguments of the function or
  /// initialiser that the closure is passed to: `Row` in `each(rows) { $0.title }` of
  /// `func each<T>(_ values: [T], _ body: (T) -> Void)`.
  private mutating func passed(_ parameter: TypeID, by target: DeclarationID, _ part: Segment)
    -> TypeID
  {
    guard declaration(target).kind == .initializer else {
      return bound(parameter, target, part, readsClosures: false)
    }
    let owner = ownerType(of: target)
    guard types.hasParameter(parameter, of: owner) else { return parameter }
    let bindings = bindings(of: owner, by: target, part, readsClosures: false)
    return types.replaced(parameter, owner, bindings)
  }

  /// Returns the type of a parameter of a closure that is passed one value: the type of the value,
  /// or of a part of the value if that is a tuple with a part for each parameter:
  /// `table.map { key, value in key }`.
  private func element(_ passed: TypeID, ofClosure closure: Closure, _ number: Int) -> TypeID {
    let count = code.parameterCount(of: closure)
    if types[passed].kind == .tuple, count > 1 {
      return count == types[passed].count ? types.operand(number, of: passed) : TypeTable.unknown
    }
    return number == 0 ? passed : TypeTable.unknown
  }

  /// Returns the type of a parameter of a closure that is not an argument, as its usage determines
  /// it: `let show: (Row) -> Void = { … }`, `self.show = { … }`, `return { … }`.
  private mutating func parameterType(_ number: Int, ofUsed closure: Closure) -> TypeID {
    let fact = linkage[closure]
    let references = linkage.references[closure.file.position]
    let first = references.partitioningIndex { $0.offset >= fact.start }
    guard let usage = Usage(ifPresent: fact.usage, in: closure.file), first < references.count
    else { return TypeTable.unknown }
    let type = expectation(usage, Segment(first, in: closure.file)).type
    guard types[type].kind == .function, number < Int(types[type].count) - 1 else {
      return TypeTable.unknown
    }
    return types.operand(number, of: type)
  }

  /// Returns the type of the elements for which `ForEach`, or a view like it, makes views, or which
  /// `Dictionary(grouping:)` groups: `ForEach(rows) { Text($0.title) }`.
  mutating func shownElement(_ part: Segment) -> TypeID {
    let name = linkage[part].name
    let isView = linkage.known.elementViews.contains(name)
    guard isView || name == linkage.known.dictionary,
      let first = calls.argument(after: part),
      isView
        || linkage.known.holders.makesGroups(
          name, firstLabel: linkage[first].name)
    else { return TypeTable.unknown }
    return types.element(of: argumentType(first))
  }
}
