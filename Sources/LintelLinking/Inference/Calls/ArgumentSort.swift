import LintelGraph
import LintelScanner

/// The sort of an argument, as far as its first token tells: `{ … }`, `\.name` or `"text"`.
enum ArgumentSort {
  case closure, keyPath
  case literal(ArgumentLiteral)
  case unknown
}

extension Calls {
  func sort(ofArgument position: Int, _ file: FileID) -> ArgumentSort {
    let fact = reference(file, position)
    if let literal = fact.literal { return .literal(literal) }
    if fact.beginsWithPath { return .unknown }
    if closure(ofArgument: position, file) != nil { return .closure }
    // `\.name`
    let next = position + 1
    if next < linkage.references[file.position].count,
      case let path = reference(file, next), path.kind == .keypath, !path.isContinuation
    {
      return .keyPath
    }
    return .unknown
  }

  /// Returns the index of the closure that an argument is: `rows.map { $0.id }`.
  func closure(ofArgument position: Int, _ file: FileID) -> Int? {
    let closures = linkage.files[file.position].closures
    let start = reference(file, position).offset
    let number = closures.partitioningIndex { $0.start >= start }
    guard number < closures.count, Int(closures[number].argument) == position else { return nil }
    return number
  }
}
