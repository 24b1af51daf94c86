import LintelGraph
import LintelScanner

/// The arguments after a segment of a path.
///
/// They are not copied: each leads to the next among the references of the file.
struct WrittenArguments {
  let file: FileID
  /// The first argument.
  fileprivate(set) var first: Segment?
  fileprivate(set) var count = 0
  fileprivate var last: Segment?
  /// The last argument, whether in parentheses, in brackets or after them.
  var lastArgument: Segment? { last }
  /// Whether the last argument is a closure without a label, which may be for any parameter.
  fileprivate(set) var endsInClosure = false
  fileprivate(set) var isCalled = false
  /// Whether the arguments belong to a pattern, which may leave out all labels:
  /// `case .failed(let code)`.
  fileprivate(set) var isInPattern = false

  fileprivate init(in file: FileID) { self.file = file }
}

extension Calls {
  /// Whether an argument begins with a name: `shifted(by: days)`, not `shifted(by: 3)`.
  func haveNamedValue(_ arguments: WrittenArguments) -> Bool {
    var next = arguments.first
    while let argument = next {
      if linkage[argument].beginsWithPath { return true }
      next = self.argument(after: argument)
    }
    return false
  }

  /// Returns the arguments after a segment.
  func arguments(_ segment: Segment) -> WrittenArguments {
    var result = WrittenArguments(in: segment.file)
    let fact = linkage[segment]
    guard fact.isCalled || fact.isSubscripted else { return result }
    result.isCalled = true
    result.isInPattern = fact.isInPattern
    result.first = argument(after: segment)
    var position = result.first
    // More arguments are never matched. Counting them for each of them would take quadratic time.
    while let current = position, result.count <= Limits.parameters {
      result.count += 1
      result.last = current
      position = argument(after: current)
    }
    if let argument = result.last {
      let last = linkage[argument]
      result.endsInClosure =
        nameLengths[Int(last.name)] == 0
        && linkage.closure(at: CodeOffset(last.offset, in: segment.file)) != nil
    }
    return result
  }

  /// See ``PathTable/argument(after:)``.
  func argument(after segment: Segment) -> Segment? {
    linkage.argument(after: segment)
  }

  /// Whether no argument has a label. The label of an argument is stored as the name of its
  /// reference.
  func areUnlabeled(_ arguments: WrittenArguments) -> Bool {
    allLabels(of: arguments) { nameLengths[Int($0)] == 0 }
  }

  func allLabels(of arguments: WrittenArguments, are isFitting: (NameID) -> Bool) -> Bool {
    var position = arguments.first
    for _ in 0..<arguments.count {
      guard let current = position else { break }
      if !isFitting(linkage[current].name) { return false }
      position = argument(after: current)
    }
    return true
  }

  /// Returns the index of an argument among the arguments; `nil` if it is not one of them.
  func number(of argument: Segment, in arguments: WrittenArguments) -> Int? {
    var position = arguments.first
    for number in 0..<arguments.count {
      guard let current = position else { break }
      if current == argument { return number }
      position = self.argument(after: current)
    }
    return nil
  }

  /// Returns the index of the parameter that an argument is for; `nil` if the arguments do not fit
  /// the parameters, or are very many.
  func number(
    ofParameterFor argument: Segment, among arguments: WrittenArguments, _ parameters: ParameterList
  ) -> Int? {
    guard arguments.count <= Limits.parameters else { return nil }
    var number: Int?
    let isMatch = match(arguments, parameters) { if $0 == argument { number = $1 } }
    guard isMatch, let number, number < parameters.count else { return nil }
    return number
  }

  /// Returns the closure that is the last argument.
  func lastClosure(of arguments: WrittenArguments) -> Closure? {
    arguments.last.flatMap { closure(ofArgument: $0) }
  }
}
