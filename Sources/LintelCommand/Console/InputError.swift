import LintelRules

/// What is wrong with the paths and names on a command line.
///
/// What may be wrong stands where it is noticed, as a function that gives the words: lower-case
/// start, no full stop, names in single quotes.
struct InputError: Equatable {
  /// What the message is about, as the user wrote it.
  let path: String
  let message: String

  /// `'A', 'B' or 'C'`, with dots for all but a few.
  static func choice(of names: [String]) -> String {
    let shown = names.prefix(3).map { "'\($0)'" }
    guard names.count == shown.count, shown.count > 1, let last = shown.last else {
      return (shown + (names.count > shown.count ? ["…"] : [])).joined(separator: ", ")
    }
    return shown.dropLast().joined(separator: ", ") + " or " + last
  }

  /// What to add to a message if something of a similar name is known.
  static func suggestion(_ nearest: [String]) -> String {
    nearest.isEmpty ? "" : "; did you mean \(choice(of: nearest))?"
  }
}

extension ConfigurationErrors {
  init(_ error: InputError) { self.init([error]) }

  init(_ errors: [InputError]) {
    self.init(errors: errors.map { ConfigurationError(path: $0.path, message: $0.message) })
  }
}
