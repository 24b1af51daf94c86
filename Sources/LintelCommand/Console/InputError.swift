import LintelText

/// An error in the paths and names on a command line.
///
/// Each error is a function beside the code that notices it. Messages begin in lower case, have no
/// full stop, and put names in single quotes.
struct InputError: Equatable {
  /// The path or name that the message is about, as the user wrote it.
  let path: String
  let message: String
}

extension ConfigurationErrors {
  init(_ error: InputError) { self.init([error]) }

  init(_ errors: [InputError]) {
    self.init(errors: errors.map { ConfigurationError(path: $0.path, message: $0.message) })
  }
}
