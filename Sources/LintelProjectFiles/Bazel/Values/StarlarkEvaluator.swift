/// Evaluates expressions of a BUILD file: texts, lists of texts, `glob`, `select`, sums of these,
/// and names of constants.
///
/// Functions, comprehensions and conditions are not run; their values are unknown. The depth of
/// expressions is that of their brackets, which ``StarlarkProblem/depthLimit`` bounds.
struct StarlarkEvaluator {
  /// The constants of the part of the file that has been read.
  private var constants: [String: BazelValue] = [:]
  private let file: StarlarkFile
  /// The budget for copying constants: a few lines can double a constant again and again.
  private let budget = Budget(limit: copyLimit)

  static let copyLimit = 1 << 20

  init(_ file: StarlarkFile) { self.file = file }

  mutating func define(_ name: String, as value: BazelValue) { constants[name] = value }

  /// Adds a value to a constant in place, without copying the constant.
  mutating func add(_ value: BazelValue, to name: String) {
    var whole = constants.removeValue(forKey: name) ?? .unknown
    whole += value
    constants[name] = whole
  }

  private func value(ofConstant name: String) -> BazelValue {
    guard let value = constants[name] else { return .unknown }
    let size =
      switch value {
      case .text(let text): text.utf8.count
      case .list(let list): list.count
      case .oneOf(let texts): texts.count
      case .truth, .nothing, .unknown: 0
      }
    return budget.spend(size) ? value : .unknown
  }

  func value(of range: Range<Int>) -> BazelValue {
    var sum: BazelValue?
    for part in file.split(range, at: "+") {
      let value = valueOfPart(part)
      if sum == nil { sum = value } else { sum? += value }
    }
    return sum ?? .unknown
  }

  /// Returns the named arguments of a call by name. If a name is repeated, the last one counts.
  ///
  /// - Parameter brackets: the tokens between the brackets of the call.
  func arguments(in brackets: Range<Int>) -> [String: Range<Int>] {
    var arguments: [String: Range<Int>] = [:]
    for part in file.split(brackets, at: ",") {
      guard let name = file.word(at: part.lowerBound), part.count > 2,
        file.isMark("=", at: part.lowerBound + 1)
      else { continue }
      arguments[name] = part.dropFirst(2)
    }
    return arguments
  }

  /// Whether a call unpacks arguments from a list or dictionary, as in `f(**options)`.
  func hasComputedArguments(in brackets: Range<Int>) -> Bool {
    file.split(brackets, at: ",").contains { file.isMark("*", at: $0.lowerBound) }
  }

  private func valueOfPart(_ part: Range<Int>) -> BazelValue {
    let start = part.lowerBound
    if part.count == 1 {
      if let text = file.text(at: start) { return .text(text) }
      return file.word(at: start).map { value(ofWord: $0) } ?? .unknown
    }
    if let call = StarlarkCall(in: part, of: file) { return value(of: call) }
    guard file.closer(of: start) == part.upperBound - 1 else { return .unknown }
    let inside = part.dropFirst().dropLast()
    if file.isMark("[", at: start) { return .list(list(of: inside)) }
    guard file.isMark("(", at: start) else { return .unknown }
    let isTuple =
      file.split(inside, at: ",").count != 1 || file.isMark(",", at: part.upperBound - 2)
    return isTuple ? .list(list(of: inside)) : value(of: inside)
  }

  private func value(ofWord word: String) -> BazelValue {
    switch word {
    case "True", "1": .truth(true)
    case "False", "0": .truth(false)
    case "None": .nothing
    default: value(ofConstant: word)
    }
  }

  private func list(of elements: Range<Int>) -> BazelList {
    var list = BazelList()
    for element in file.split(elements, at: ",") {
      if case .text(let text) = value(of: element) {
        list.append(text)
      } else {
        list.append(.unknown)
      }
    }
    return list
  }

  private func value(of call: StarlarkCall) -> BazelValue {
    switch call.name {
    case "glob": .list(glob(call.arguments))
    case "select": select(call.arguments)
    default: .unknown
    }
  }

  private func glob(_ brackets: Range<Int>) -> BazelList {
    let named = arguments(in: brackets)
    let unnamed = file.split(brackets, at: ",").filter { !file.isMark("=", at: $0.lowerBound + 1) }
    guard let range = named["include"] ?? unnamed.first else { return .unknown }
    let includes = value(of: range).list
    let excluded = named["exclude"] ?? unnamed.dropFirst().first
    let excludes = excluded.map { value(of: $0).list } ?? BazelList()
    // If the excluded files are not known, no file is certain to be included.
    guard excludes.isComplete else { return .unknown }
    return BazelList(
      globs: [BazelGlob(includes: includes.texts, excludes: excludes.texts)],
      isComplete: includes.isComplete)
  }

  /// Returns the values of all cases together.
  private func select(_ brackets: Range<Int>) -> BazelValue {
    guard let cases = file.split(brackets, at: ",").first,
      file.closer(of: cases.lowerBound) == cases.upperBound - 1,
      file.isMark("{", at: cases.lowerBound)
    else { return .unknown }
    var values: [BazelValue] = []
    for entry in file.split(cases.dropFirst().dropLast(), at: ",") {
      let parts = file.split(entry, at: ":")
      values.append(parts.count == 2 ? value(of: parts[1]) : .unknown)
    }
    return .choice(among: values)
  }
}
