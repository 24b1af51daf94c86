import LintelGraph
import LintelScanner

/// The form of an argument, judging by its first token, and by its operators: `{ … }`, `\.name`,
/// `"text"` or `0..<count`.
enum ArgumentSort {
  case closure, keyPath
  /// `0..<count`.
  case range
  case literal(ArgumentLiteral)
  case unknown
}

extension Calls {
  func sort(ofArgument argument: Segment) -> ArgumentSort {
    let fact = linkage[argument]
    if let literal = fact.literal { return .literal(literal) }
    if fact.isOperation, isRange(argument) { return .range }
    if fact.beginsWithPath { return .unknown }
    if closure(ofArgument: argument) != nil { return .closure }
    // A key path: `\.name`.
    if let next = linkage.following(argument), case let path = linkage[next],
      path.kind == .keypath, !path.isContinuation
    {
      return .keyPath
    }
    return .unknown
  }

  /// Whether an argument is a range of its own, not the range of an argument within it:
  /// `rows[0..<count]`.
  private func isRange(_ argument: Segment) -> Bool {
    guard !linkage.known.ranges.isEmpty else { return false }
    let facts = linkage.files[argument.file.position]
    let references = linkage.references[argument.file.position]
    var position = facts.operators.partitioningIndex { $0.offset >= linkage[argument].offset }
    var reference = linkage.following(argument)
    let limit = min(facts.operators.count, position + 4)
    while position < limit {
      let fact = facts.operators[position]
      while let current = reference, references[current].offset < fact.offset {
        // An operator further to the right may belong to an argument of a call, or to a later one.
        if references[current].kind == .argument { return false }
        reference = references.following(current)
      }
      if let left = Segment(ifPresent: fact.left, in: argument.file),
        linkage.base(of: left) < argument
      {
        return false
      }
      // An operator of the project may make anything: `row...`.
      if linkage.known.ranges.contains(fact.name) {
        return !linkage.members.isDeclared(fact.name)
      }
      if fact.name == linkage.known.optionalDefault { return false }
      position += 1
    }
    return false
  }

  /// Whether an argument begins with the operator of a range: `rows[..<count]`.
  func beginsWithRange(_ argument: Segment) -> Bool {
    guard !linkage[argument].beginsWithPath, !linkage.known.ranges.isEmpty else { return false }
    let operators = linkage.files[argument.file.position].operators
    let start = linkage[argument].offset
    let position = operators.partitioningIndex { $0.offset >= start }
    return position < operators.count && operators[position].offset == start
      && linkage.known.ranges.contains(operators[position].name)
  }

  /// Returns the closure that is passed as an argument: `{ $0.id }` in `rows.map { $0.id }`.
  func closure(ofArgument argument: Segment) -> Closure? {
    let closures = linkage.files[argument.file.position].closures
    let start = linkage[argument].offset
    let number = closures.partitioningIndex { $0.start >= start }
    guard number < closures.count,
      Segment(closures[number].argument, in: argument.file) == argument
    else { return nil }
    return Closure(number, in: argument.file)
  }
}
