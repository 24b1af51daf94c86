/// A command: its parameters, and what its arguments are when nothing is said.
struct Command<Arguments> {
  let name: String
  /// One sentence.
  let abstract: String
  let initial: Arguments
  private let makeParameters: () -> [Parameter<Arguments>]
  /// What is wrong with arguments that are each right; `nil` for nothing.
  let error: (Arguments) -> UsageError?

  /// - Parameter parameters: are made when they are asked for: those of all commands would take a
  ///   fifth of the time in which the program starts.
  init(
    name: String, abstract: String, initial: Arguments,
    parameters: @autoclosure @escaping () -> [Parameter<Arguments>],
    error: @escaping (Arguments) -> UsageError? = { _ in nil }
  ) {
    self.name = name
    self.abstract = abstract
    self.initial = initial
    makeParameters = parameters
    self.error = error
  }

  /// New ones each time.
  var parameters: [Parameter<Arguments>] { makeParameters() }

  /// The command as a subcommand of `parent`.
  func description(in parent: String) -> CommandDescription {
    description(in: parent, with: parameters)
  }

  /// - Parameter parameters: those of the command.
  func description(
    in parent: String, with parameters: [Parameter<Arguments>]
  ) -> CommandDescription {
    CommandDescription(
      name: "\(parent) \(name)", abstract: abstract,
      parameters: parameters.map { parameter in
        var description = parameter.description
        if description.shape != .argument(isRequired: true) {
          description.defaultText = parameter.defaultText(initial)
        }
        return description
      })
  }
}

/// What help and errors say about a command.
struct CommandDescription: Equatable {
  struct Subcommand: Equatable {
    let name: String
    let abstract: String
    var isDefault = false
  }

  /// As the user writes it: `lintel check`.
  let name: String
  let abstract: String
  var parameters: [ParameterDescription] = []
  var subcommands: [Subcommand] = []

  /// What every command can be told besides its own parameters.
  static let common = [
    ParameterDescription(shape: .flag, name: "version", help: "Show the version."),
    ParameterDescription(shape: .flag, name: "help", short: "h", help: "Show help information."),
  ]
}
