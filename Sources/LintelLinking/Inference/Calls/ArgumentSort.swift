import LintelGraph
import LintelScanner

/// The form of an argument, judging by its first token: `{ … }`, `\.name` or `"text"`.
enum ArgumentSort {
  case closure, keyPath
  case literal(ArgumentLiteral)
  case unknown
}

extension Calls {
  func sort(ofArgument argument: Segment) -> ArgumentSort {
    let fact = linkage[argument]
    if let literal = fact.literal { return .literal(literal) }
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
