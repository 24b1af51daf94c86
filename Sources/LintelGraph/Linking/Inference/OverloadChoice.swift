import LintelScanner

/// The arguments that stand after a part of a path.
struct WrittenArguments {
  struct Argument {
    /// Empty ones have the name of no text.
    let label: NameID
    /// Among the references.
    let position: Int32
  }

  var list: [Argument] = []
  /// Whether the last is a closure without a label, which may stand for any parameter.
  var endsInClosure = false
  var isCalled = false
  /// Whether they belong to a pattern, which may leave out all labels.
  var isInPattern = false
  /// Whether there are some in parentheses and then one in brackets, as most often.
  var endsInSubscript = false

  /// Those in the parentheses of a function.
  var ofFunction: WrittenArguments {
    guard endsInSubscript else { return self }
    var result = self
    result.list.removeLast()
    return result
  }

  /// Those in the brackets.
  var ofSubscript: WrittenArguments {
    guard endsInSubscript else { return self }
    var result = self
    result.list = list.suffix(1)
    return result
  }

  func areUnlabeled(_ nameLengths: [UInt32]) -> Bool {
    list.allSatisfy { nameLengths[Int($0.label)] == 0 }
  }

  func firstIndex(of position: Int) -> Int? {
    list.firstIndex { Int($0.position) == position }
  }
}

/// Which of several declarations of one name a call means, as far as the labels of its arguments
/// tell.
struct OverloadChoice {
  let declaration: DeclarationID
  /// Whether others fit as well and are declared elsewhere.
  let isAmbiguous: Bool
}

extension Inference {
  /// Which of what was found, nearest first, fits the arguments best; `nil` if none does.
  mutating func overload(_ arguments: WrittenArguments, _ file: FileID) -> OverloadChoice? {
    var (bestFit, bestCount) = (1, 0)
    for position in found.indices {
      let candidate = found[position]
      let fit = fit(of: candidate, arguments)
      guard fit >= bestFit else { continue }
      if fit > bestFit { bestCount = 0 }
      bestFit = fit
      found[bestCount] = candidate
      bestCount += 1
    }
    guard bestCount > 0 else { return nil }
    let best = found[..<bestCount]
    let first = best[0]
    // What a supertype or a protocol declares as well is overridden or witnessed by the nearest.
    let owner = declaration(first).owner
    let here = best.first { declaration($0).file == file }
    let isAmbiguous =
      here == nil
      && best.contains {
        declaration($0).owner != owner && ownerType(of: $0) == ownerType(of: first)
          && declaration($0).file != declaration(first).file
      }
    return OverloadChoice(declaration: here ?? first, isAmbiguous: isAmbiguous)
  }
}

extension Inference {
  /// The type that a member belongs to: for one in an extension, the extended type.
  func ownerType(of member: DeclarationID) -> DeclarationID {
    let owner = declaration(member).owner
    let value = declaration(owner)
    return value.kind == .extension && value.extendedType >= 0 ? value.extendedType : owner
  }

  /// The arguments of the part at `index`.
  func arguments(_ file: FileID, _ index: Int) -> WrittenArguments {
    var result = WrittenArguments()
    let facts = references[Int(file)]
    guard facts[index].isCalled || facts[index].isSubscripted else { return result }
    result.isCalled = true
    result.isInPattern = facts[index].isInPattern
    var position = Int(linker.paths.firstArgument(of: Int32(index), in: file))
    while position >= 0 {
      result.list.append(
        WrittenArguments.Argument(label: facts[position].name, position: Int32(position)))
      position = Int(linker.paths.nextArgument(after: Int32(position), in: file))
    }
    if let last = result.list.last {
      result.endsInClosure =
        nameLengths[Int(last.label)] == 0
        && isClosureStart(file, facts[Int(last.position)].offset)
      result.endsInSubscript = facts[index].isCalled && facts[index].isSubscripted
    }
    return result
  }

  private func isClosureStart(_ file: FileID, _ offset: UInt32) -> Bool {
    let closures = files[Int(file)].closures
    let position = closures.partitioningIndex { $0.start >= offset }
    return position < closures.count && closures[position].start == offset
  }

  /// How well arguments fit a declaration: 0 not at all, 3 exactly.
  func fit(of candidate: DeclarationID, _ arguments: WrittenArguments) -> Int {
    let value = declaration(candidate)
    switch value.kind {
    case .variable, .constant: return arguments.isCalled ? 1 : 3
    case .function, .initializer, .subscript, .enumCase: break
    default: return 1
    }
    let parameters = parameters(of: candidate)
    guard arguments.isCalled else { return value.kind == .enumCase && parameters.isEmpty ? 3 : 2 }
    if value.kind == .enumCase, arguments.list.count < parameters.count { return 1 }
    let arguments = value.kind == .subscript ? arguments : arguments.ofFunction
    guard let match = match(arguments, parameters) else { return 0 }
    return match.count == parameters.count && arguments.list.count == parameters.count ? 3 : 2
  }

  /// For each argument the number of its parameter; `nil` if some argument has none.
  func match(
    _ arguments: WrittenArguments, _ parameters: ArraySlice<ParameterFact>
  ) -> [Int]? {
    if arguments.isInPattern, arguments.list.count == parameters.count,
      arguments.areUnlabeled(nameLengths)
    {
      return Array(0..<parameters.count)
    }
    var result: [Int] = []
    result.reserveCapacity(arguments.list.count)
    var next = 0
    for (number, argument) in arguments.list.enumerated() {
      let label = argument.label
      let isTrailing = number == arguments.list.count - 1 && arguments.endsInClosure
      if let found = parameters.indices.dropFirst(next).first(where: {
        labelMatches(label, parameters[$0])
      }) {
        let position = found - parameters.startIndex
        result.append(isTrailing ? max(position, lastPosition(parameters)) : position)
        next = position + 1
      } else if isTrailing, next < parameters.count {
        result.append(parameters.count - 1)
        next = parameters.count
      } else if let last = result.last, nameLengths[Int(label)] == 0 {
        // Further arguments of a variadic parameter have no label.
        result.append(last)
      } else {
        return nil
      }
    }
    return result
  }

  private func lastPosition(_ parameters: ArraySlice<ParameterFact>) -> Int {
    parameters.last.map { isBlank($0.label) } == true ? parameters.count - 1 : 0
  }

  private func labelMatches(_ label: NameID, _ parameter: ParameterFact) -> Bool {
    if nameLengths[Int(label)] == 0 { return isBlank(parameter.label) }
    return label == parameter.label
  }

  private func isBlank(_ label: NameID) -> Bool {
    nameLengths[Int(label)] == 0 || label == known.wildcard
  }

  /// The parameters of a function, initialiser, subscript or enum case.
  func parameters(of id: DeclarationID) -> ArraySlice<ParameterFact> {
    let fact = linker.table.facts[Int(id)]
    guard fact >= 0 else { return [] }
    let facts = files[Int(declaration(id).file)].parameters
    let first = facts.partitioningIndex { $0.offset >= declaration(id).offset }
    var start = first
    // Those of functions in default values come between.
    while start < facts.count, facts[start].owner != fact, start < first + 4 { start += 1 }
    var end = start
    while end < facts.count, facts[end].owner == fact { end += 1 }
    guard declaration(id).kind == .subscript, known.blank != KnownNames.none else {
      return facts[start..<end]
    }
    return facts[start..<end].map { parameter in
      // A subscript's parameter has a label only where two names are written.
      var parameter = parameter
      let length = nameLengths[Int(parameter.name)]
      if parameter.label == parameter.name, parameter.typeStart < parameter.offset + 2 * length + 2
      {
        parameter.label = known.blank
      }
      return parameter
    }[...]
  }

  /// The parameter of that name, which code after it can use.
  func parameter(
    named name: NameID, of id: DeclarationID, before offset: UInt32
  ) -> ParameterFact? {
    switch declaration(id).kind {
    case .function, .initializer, .subscript:
      return parameters(of: id).last { $0.name == name && $0.offset < offset }
    default: return nil
    }
  }

  /// The type of the parameter of `target` that an argument of the part at `part` stands for.
  mutating func parameterType(
    of target: DeclarationID, forArgument argument: Int, _ file: FileID, _ part: Int
  ) -> TypeID {
    let all = arguments(file, part)
    let written = declaration(target).kind == .subscript ? all.ofSubscript : all.ofFunction
    let parameters = parameters(of: target)
    guard let number = written.firstIndex(of: argument),
      let match = match(written, parameters), match[number] < parameters.count
    else { return TypeTable.unknown }
    let parameter = parameters[parameters.startIndex + match[number]]
    let type = writtenType(declaration(target).file, parameter.typeStart, parameter.typeEnd)
    let fact = reference(file, part)
    let base =
      fact.isContinuation && fact.kind != .attribute
      ? partType(file, Int(fact.link)) : enclosingInstance(of: declaration(target).owner)
    return substituted(type, base)
  }
}
