import LintelGraph
import LintelScanner

/// The arguments after a segment of a path.
///
/// They are not copied: each leads to the next among the references of the file.
struct WrittenArguments {
  let file: FileID
  /// The index of the first argument among the references; `-1` if there is none.
  fileprivate(set) var first: Int32 = -1
  fileprivate(set) var count = 0
  fileprivate var last: Int32 = -1
  /// Whether the last argument is a closure without a label, which may be for any parameter.
  fileprivate(set) var endsInClosure = false
  fileprivate(set) var isCalled = false
  /// Whether they belong to a pattern, which may leave out all labels: `case .failed(let code)`.
  fileprivate(set) var isInPattern = false
  /// Whether there are arguments in parentheses and then one in brackets, `rows(1)[0]`; that there
  /// is only one in the brackets is assumed.
  fileprivate(set) var endsInSubscript = false

  fileprivate init(in file: FileID) { self.file = file }

  /// The arguments in parentheses.
  var ofFunction: WrittenArguments {
    guard endsInSubscript else { return self }
    var result = self
    result.count -= 1
    return result
  }

  /// The arguments in brackets.
  var ofSubscript: WrittenArguments {
    guard endsInSubscript else { return self }
    var result = self
    (result.first, result.count) = (last, 1)
    return result
  }
}

extension Calls {
  /// The arguments of the segment at `index`.
  func arguments(_ file: FileID, _ index: Int) -> WrittenArguments {
    var result = WrittenArguments(in: file)
    let fact = reference(file, index)
    guard fact.isCalled || fact.isSubscripted else { return result }
    result.isCalled = true
    result.isInPattern = fact.isInPattern
    result.first = argument(after: Int32(index), file)
    var position = result.first
    while position >= 0 {
      result.count += 1
      result.last = position
      position = argument(after: position, file)
    }
    if result.count > 0 {
      let last = reference(file, Int(result.last))
      result.endsInClosure =
        nameLengths[Int(last.name)] == 0 && isClosureStart(file, last.offset)
      result.endsInSubscript = fact.isCalled && fact.isSubscripted
    }
    return result
  }

  /// See ``PathTable/argument(after:in:)``.
  func argument(after position: Int32, _ file: FileID) -> Int32 {
    linkage.linker.paths.argument(after: position, in: file)
  }

  /// Whether no argument has a label, which is the name of its reference.
  func areUnlabeled(_ arguments: WrittenArguments) -> Bool {
    allLabels(of: arguments) { nameLengths[Int($0)] == 0 }
  }

  func allLabels(of arguments: WrittenArguments, are isFitting: (NameID) -> Bool) -> Bool {
    var position = arguments.first
    for _ in 0..<arguments.count {
      if !isFitting(reference(arguments.file, Int(position)).name) { return false }
      position = argument(after: position, arguments.file)
    }
    return true
  }

  /// Returns how many arguments come before the one at `position` among the references.
  func number(of position: Int, in arguments: WrittenArguments) -> Int? {
    var current = arguments.first
    for number in 0..<arguments.count {
      if Int(current) == position { return number }
      current = argument(after: current, arguments.file)
    }
    return nil
  }

  /// Returns the index of the closure that is the last argument.
  func lastClosure(of arguments: WrittenArguments) -> Int? {
    arguments.last < 0 ? nil : closure(ofArgument: Int(arguments.last), arguments.file)
  }

  private func isClosureStart(_ file: FileID, _ offset: UInt32) -> Bool {
    let closures = linkage.files[file.position].closures
    let position = closures.partitioningIndex { $0.start >= offset }
    return position < closures.count && closures[position].start == offset
  }
}
