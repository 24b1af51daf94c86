import LintelGraph
import LintelScanner

/// The parameters of a declaration.
struct ParameterList {
  let file: FileID
  /// The indices among the parameters of the file.
  fileprivate let range: Range<Int>
  fileprivate let isOfSubscript: Bool

  var count: Int { range.count }
  var isEmpty: Bool { range.isEmpty }
}

extension Calls {
  /// Returns the parameters of a function, initialiser, subscript or enum case.
  func parameters(of id: DeclarationID) -> ParameterList {
    let value = declaration(id)
    let range = linkage.parameters(of: id)
    return ParameterList(
      file: value.file, range: Int(range.lowerBound)..<Int(range.upperBound),
      isOfSubscript: value.kind == .subscript)
  }

  /// - Parameter number: from 0 to below the count.
  func parameter(_ number: Int, of list: ParameterList) -> ParameterFact {
    linkage.files[list.file.position].parameters[list.range.lowerBound + number]
  }

  /// Returns the parameter named `name` if it is declared before an offset, so that code there can
  /// use it.
  func parameter(
    named name: NameID, of id: DeclarationID, before offset: UInt32
  ) -> ParameterFact? {
    switch declaration(id).kind {
    case .function, .initializer, .subscript:
      let list = parameters(of: id)
      for number in (0..<list.count).reversed() {
        let parameter = parameter(number, of: list)
        if parameter.name == name, parameter.offset < offset { return parameter }
      }
      return nil
    default: return nil
    }
  }

  /// Returns the parameter of a declaration around a name that the name means, unless it means a
  /// local variable, for which the caller has looked: `func show(row: Row) { row }`.
  ///
  /// - Parameter base: the base of a path.
  func parameter(namedAt base: Segment) -> ParameterFact? {
    let fact = linkage[base]
    var scope = linkage.owner(of: base)
    for _ in 0..<Limits.nesting where declaration(scope).kind != .file {
      if let found = parameter(named: fact.name, of: scope, before: fact.offset) { return found }
      scope = declaration(scope).enclosing
    }
    return nil
  }

  /// Finds the parameter of each argument: `2` in `show(1, 2, at: 3)` is for `ids` of
  /// `func show(_ ids: Int..., at row: Int)`.
  ///
  /// An argument is for the first of these parameters that exists:
  ///
  /// 1. the one at its position, in a pattern without labels: `case .pair(let row, let count)` of
  ///    `case pair(row: Row, count: Int)`. Must come before 2, because no label would match;
  /// 2. the next one with its label, or without one: `load(by: 1)`. Must come before 3, because an
  ///    only parameter without a label need not be the last:
  ///    `func run(_ body: () -> Void, n: Int)`;
  /// 3. the last one, for the last trailing closure if that has no label: `animate(1) { … }`. Must
  ///    come before 5, because a closure is for a parameter of its own as long as there are any;
  /// 4. the one for the first of several trailing closures: `load { … } failed: { … }`. Must come
  ///    before 5 for the same reason;
  /// 5. that of the argument before it, if it is variadic, `show(1, 2)`, or, in a pattern, a tuple:
  ///    `case .pair(let row, let count)` of `case pair((Row, Int))`.
  ///
  /// - Parameter visit: takes an argument and the number of its parameter.
  /// - Returns: false if an argument has no parameter; the arguments before it have been visited.
  func match(
    _ arguments: WrittenArguments, _ parameters: ParameterList,
    _ visit: (Segment, Int) -> Void = { _, _ in }
  ) -> Bool {
    let mayLeaveLabelsOut =
      arguments.isInPattern && arguments.count == parameters.count && areUnlabeled(arguments)
    var (next, last) = (0, -1)
    var position = arguments.first
    // Whether parameters without a label may be left. Without this, each of many arguments for a
    // variadic parameter would be compared with all further parameters.
    var mayBeUnlabelled = true
    for number in 0..<arguments.count {
      guard let current = position else { break }
      let label = linkage[current].name
      let isLabelled = nameLengths[Int(label)] > 0
      let isTrailing = number == arguments.count - 1 && arguments.endsInClosure
      if mayLeaveLabelsOut {
        last = number
      } else if isLabelled || mayBeUnlabelled,
        let found = firstParameter(labelled: label, of: parameters, from: next)
      {
        next = found + 1
        last = isTrailing ? max(found, lastUnlabelled(of: parameters)) : found
      } else if isTrailing, next < parameters.count {
        last = parameters.count - 1
        next = parameters.count
      } else if let found = parameter(
        ofFirstTrailing: current, label, of: parameters, from: next)
      {
        next = found + 1
        last = found
      } else if last < 0 || isLabelled
        || !arguments.isInPattern && !parameter(last, of: parameters).isVariadic
      {
        return false
      } else {
        mayBeUnlabelled = false
      }
      visit(current, last)
      position = argument(after: current)
    }
    return true
  }

  /// Returns the number of the parameter that the first of several trailing closures is for, which
  /// has no label: `load { … } failed: { … }`.
  private func parameter(
    ofFirstTrailing argument: Segment, _ label: NameID, of list: ParameterList, from start: Int
  ) -> Int? {
    guard nameLengths[Int(label)] == 0, closure(ofArgument: argument) != nil,
      let following = self.argument(after: argument),
      nameLengths[Int(linkage[following].name)] > 0,
      let end = firstParameter(
        labelled: linkage[following].name, of: list, from: start),
      end > start
    else { return nil }
    // A parameter with a default value may be left out.
    return (start..<end).first { !parameter($0, of: list).isOptional } ?? end - 1
  }

  private func firstParameter(
    labelled label: NameID, of list: ParameterList, from start: Int
  ) -> Int? {
    let isUnlabelled = nameLengths[Int(label)] == 0
    var number = start
    while number < list.count {
      let parameter = parameter(number, of: list)
      let written = self.label(of: parameter, list)
      if isUnlabelled ? isBlank(written) : written == label { return number }
      number += 1
    }
    return nil
  }

  /// Returns the number of the last parameter if that has no label, else 0.
  private func lastUnlabelled(of list: ParameterList) -> Int {
    guard !list.isEmpty else { return 0 }
    return isBlank(label(of: parameter(list.count - 1, of: list), list)) ? list.count - 1 : 0
  }

  /// Whether two functions, or two subscripts, are called with the same labels: `show(at: 1)`.
  func haveSameLabels(_ one: DeclarationID, _ other: DeclarationID) -> Bool {
    let lists = (parameters(of: one), parameters(of: other))
    return lists.0.count == lists.1.count
      && (0..<lists.0.count).allSatisfy { number in
        let labels = (
          label(of: parameter(number, of: lists.0), lists.0),
          label(of: parameter(number, of: lists.1), lists.1)
        )
        return labels.0 == labels.1 || isBlank(labels.0) && isBlank(labels.1)
      }
  }

  private func label(of parameter: ParameterFact, _ list: ParameterList) -> NameID {
    guard list.isOfSubscript, linkage.known.blank != KnownNames.none else { return parameter.label }
    // A subscript's parameter has a label only if two names are written: `subscript(at row: Int)`.
    return parameter.hasTwoNames ? parameter.label : linkage.known.blank
  }

  private func isBlank(_ label: NameID) -> Bool {
    nameLengths[Int(label)] == 0 || label == linkage.known.wildcard
  }
}
