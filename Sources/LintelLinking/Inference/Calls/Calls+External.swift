import LintelGraph
import LintelScanner

/// How well the best declaration of a name in SDKs fits a use.
struct ExternalFit {
  var fit = Fit.none
  /// The entry that fits best; `nil` if only the name is known, which fits every use.
  var entry: SDKEntry?

  static var none: ExternalFit { ExternalFit() }
  static var byName: ExternalFit { ExternalFit(fit: .exact, entry: nil) }
}

extension Calls {
  /// Returns how well members named `name` in SDKs fit a use: `text.hasPrefix("a")`.
  ///
  /// - Parameters:
  ///   - owners: the types that may declare the member or inherit it; `nil` for all types.
  ///   - isOfType: whether a member of a type itself is looked up; `nil` if that is not known.
  func fit(
    ofExternalMember name: NameID, of owners: [SDKType]?, isOfType: Bool?,
    _ arguments: WrittenArguments
  ) -> ExternalFit {
    guard linkage.known.isExternalMember(name) else { return .none }
    let lineages = owners?.map { linkage.known.sdk.lineage(of: $0) }
    return best(of: linkage.known.sdk.members(named: name), arguments) { entry in
      if let isOfType, entry.isOfType != isOfType { return false }
      guard let lineages else { return true }
      return lineages.contains { $0.contains(typeHash: entry.ownerHash) }
    } isNameEnough: {
      // A matching name alone is not enough if the shapes of all members with the name are known,
      // as they are for the toolchain's own types.
      guard let lineages else { return true }
      return lineages.contains(where: \.isKnownByName)
        && !linkage.known.sdk.knowsMembers(named: name, of: lineages)
    }
  }

  /// Returns how well global functions named `name` in SDKs fit a call: `max(1, 2)`.
  func fit(ofExternalFunction name: NameID, _ arguments: WrittenArguments) -> ExternalFit {
    best(
      of: linkage.known.sdk.functions(named: name), arguments, where: { _ in true },
      isNameEnough: { true })
  }

  /// Returns how well the initialisers or subscripts that a type declares or inherits fit a use:
  /// `UIColor(white: 1, alpha: 1)`.
  ///
  /// - Parameter word: `init` or `subscript`.
  func fit(ofExternal word: StaticString, of type: SDKType, _ arguments: WrittenArguments)
    -> ExternalFit
  {
    let text = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    var result = ExternalFit.none
    let lineage = linkage.known.sdk.lineage(of: type)
    let isNameEnough = !linkage.known.sdk.knowsInitializers(
      linkage.known.initializer, of: lineage)
    for type in lineage.types {
      let entries = linkage.known.sdk.entries(of: type)
      let found = best(
        of: entries, arguments, where: { $0.isOwned(by: text) }, isNameEnough: { isNameEnough })
      if found.fit > result.fit { result = found }
    }
    return result
  }

  private func best(
    of entries: some Sequence<SDKEntry>, _ arguments: WrittenArguments,
    where isWanted: (SDKEntry) -> Bool,
    isNameEnough: () -> Bool
  ) -> ExternalFit {
    var best = ExternalFit.none
    for entry in entries {
      if entry.isUnknown {
        if isNameEnough() { return .byName }
        continue
      }
      // Most entries have too few parameters, and counting parameters is faster than reading them.
      if arguments.isCalled, entry.takesArguments,
        !entry.mayTake(argumentCount: arguments.count)
      {
        continue
      }
      guard isWanted(entry) else { continue }
      let fit = fit(of: entry, arguments)
      if fit > best.fit { best = ExternalFit(fit: fit, entry: entry) }
    }
    return best
  }

  // MARK: - Arguments and parameters

  private func fit(of entry: SDKEntry, _ arguments: WrittenArguments) -> Fit {
    guard entry.takesArguments else {
      // A property of unknown type may hold a function, which is called.
      return !arguments.isCalled ? .exact : entry.resultText.isEmpty ? .possible : .none
    }
    guard arguments.isCalled else { return .partial }
    let parameters = entry.parameterList
    let isMatch = match(arguments, parameters) { _, _ in }
    return !isMatch ? .none : arguments.count == parameters.count ? .exact : .partial
  }

  /// Returns the arguments with their parameters; empty if they do not match:
  /// `post(name: .changed)`.
  func pairs(of arguments: WrittenArguments, with entry: SDKEntry) -> [(
    argument: Segment, parameter: SDKEntry.Parameter
  )] {
    let parameters = entry.parameterList
    var result: [(Segment, SDKEntry.Parameter)] = []
    let isMatch = match(arguments, parameters) { result.append(($0, parameters[$1])) }
    return isMatch ? result : []
  }

  /// Finds the parameter of each argument; see ``match(_:_:_:)``.
  private func match(
    _ arguments: WrittenArguments, _ parameters: [SDKEntry.Parameter],
    _ visit: (Segment, Int) -> Void
  ) -> Bool {
    let mayLeaveLabelsOut =
      arguments.isInPattern && arguments.count == parameters.count && areUnlabeled(arguments)
    var (next, missing) = (0, 0)
    var position = arguments.first
    for number in 0..<arguments.count {
      guard let current = position else { break }
      let isTrailing = number == arguments.count - 1 && arguments.endsInClosure
      let found =
        mayLeaveLabelsOut
        ? number
        : parameter(for: current, isTrailing: isTrailing, of: parameters, from: next, arguments)
      if let found {
        guard isFitting(current, parameters[found]) else { return false }
        missing += parameters[min(next, found)..<found].count { !mayBeLeftOut($0) }
        visit(current, found)
        next = found + 1
      } else if next == 0 || !parameters[next - 1].isVariadic
        || nameLengths[Int(linkage[current].name)] != 0
      {
        return false
      }
      position = argument(after: current)
    }
    missing += parameters[min(next, parameters.count)...].count { !mayBeLeftOut($0) }
    return missing == 0
  }

  private func mayBeLeftOut(_ parameter: SDKEntry.Parameter) -> Bool {
    parameter.hasDefault || parameter.isVariadic
  }

  /// Returns the number of the parameter that an argument is for. It is the first of these that
  /// exists:
  ///
  /// 1. the first function, for a trailing closure: `animate(withDuration: 1) { … }`;
  /// 2. the last parameter of unknown type, for a trailing closure. Must come after 1, because only
  ///    a type that is not known may be that of a function;
  /// 3. the first parameter with the label, for other arguments: `post(name: .changed)`;
  /// 4. the one for the first of several trailing closures, `Label { … } icon: { … }`. Must come
  ///    after 3, because a parameter without a label comes before one with a label.
  private func parameter(
    for argument: Segment, isTrailing: Bool, of parameters: [SDKEntry.Parameter], from start: Int,
    _ arguments: WrittenArguments
  ) -> Int? {
    let text = labelText(ofArgument: argument)
    for number in start..<max(start, parameters.count) {
      let parameter = parameters[number]
      if isTrailing {
        // A trailing closure has no label, even if its parameter has one.
        if parameter.isFunction { return number }
      } else if text.isEmpty
        ? parameter.isUnlabelled || parameter.label.isEmpty : parameter.label.elementsEqual(text)
      {
        return number
      }
    }
    guard isTrailing else {
      return parameter(ofFirstTrailing: argument, of: parameters, from: start)
    }
    return parameters.indices.dropFirst(start).last { parameters[$0].type.isEmpty }
  }

  /// Returns the number of the parameter that the first of several trailing closures is for, which
  /// has no label: `Label { … } icon: { … }`.
  private func parameter(
    ofFirstTrailing argument: Segment, of parameters: [SDKEntry.Parameter], from start: Int
  ) -> Int? {
    guard labelText(ofArgument: argument).isEmpty,
      closure(ofArgument: argument) != nil,
      let following = self.argument(after: argument)
    else { return nil }
    let label = labelText(ofArgument: following)
    let rest = parameters[min(start, parameters.count)...]
    guard let end = rest.firstIndex(where: { $0.label.elementsEqual(label) }) else { return nil }
    return rest[..<end].firstIndex { $0.isFunction }
  }

  private func labelText(ofArgument argument: Segment) -> ArraySlice<UInt8> {
    let (label, names) = (Int(linkage[argument].name), linkage.names)
    return names.bytes[Int(names.starts[label])..<Int(names.starts[label + 1])]
  }

  /// Whether an argument can be passed to a parameter, judging by its first token: `"text"` cannot
  /// be passed to a parameter of type `Int`.
  private func isFitting(_ argument: Segment, _ parameter: SDKEntry.Parameter)
    -> Bool
  {
    switch sort(ofArgument: argument) {
    case .unknown: true
    case .range: parameter.type.isEmpty || !isValueType(parameter.type)
    case .closure: parameter.isFunction || !parameter.isKeyPath && parameter.type.isEmpty
    case .keyPath: parameter.isFunction || parameter.type.isEmpty
    case .literal(let literal):
      !parameter.isFunction && !parameter.isKeyPath
        && (parameter.type.isEmpty || !isExcluded(literal, as: parameter.type))
    }
  }

  private func isValueType(_ type: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    KnownNames.valueTypeNames.contains(String(decoding: type, as: UTF8.self))
  }

  /// Whether a literal certainly cannot be a value of a type: `"text"` cannot be an `Int`.
  private func isExcluded(_ literal: ArgumentLiteral, as type: Slice<UnsafeBufferPointer<UInt8>>)
    -> Bool
  {
    let name = String(decoding: type, as: UTF8.self)
    guard KnownNames.valueTypeNames.contains(name) else { return false }
    return switch literal {
    case .string: !KnownNames.textTypeNames.contains(name)
    case .number: !KnownNames.numberTypeNames.contains(name)
    case .boolean: !KnownNames.truthTypeNames.contains(name)
    }
  }
}
