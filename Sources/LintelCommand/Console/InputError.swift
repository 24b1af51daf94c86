import LintelRules

/// What is wrong with the paths and names on a command line.
///
/// What may be wrong stands where it is noticed, as a function that gives the words: lower-case
/// start, no full stop, names in single quotes.
struct InputError: Equatable {
  /// What the message is about, as the user wrote it.
  let path: String
  let message: String
}

extension ConfigurationErrors {
  init(_ error: InputError) { self.init([error]) }

  init(_ errors: [InputError]) {
    self.init(errors: errors.map { ConfigurationError(path: $0.path, message: $0.message) })
  }
}
