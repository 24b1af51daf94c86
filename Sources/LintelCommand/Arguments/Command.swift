/// A command with its parameters and the initial values of its arguments.
struct Command<Arguments> {
  let name: String
  /// A one-sentence summary for help.
  let abstract: String
  let initial: Arguments
  private let makeParameters: () -> [Parameter<Arguments>]
  /// The error of arguments that are valid one by one but not together; `nil` if there is none.
  let error: (Arguments) -> UsageError?

  /// - Parameter parameters: evaluated at each use of ``parameters``, because making the parameters
  ///   of all commands would take a fifth of the time in which the program starts.
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

  /// The parameters, made anew at each access.
  var parameters: [Parameter<Arguments>] { makeParameters() }

  /// Returns the description of the command as a subcommand of `parent`.
  func description(in parent: String) -> CommandDescription {
    description(in: parent, with: parameters)
  }

  /// - Parameter parameters: ``parameters``, made by a caller that needs them as well.
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

/// The parts of a command that help and errors show.
struct CommandDescription: Equatable {
  struct Subcommand: Equatable {
    let name: String
    let abstract: String
    var isDefault = false
  }

  /// The full name, as the user writes it: `lintel check`.
  let name: String
  let abstract: String
  var parameters: [ParameterDescription] = []
  var subcommands: [Subcommand] = []

  /// The options that every command has besides its own.
  static let common = [
    ParameterDescription(shape: .flag, name: "version", help: "Show the version."),
    ParameterDescription(shape: .flag, name: "help", short: "h", help: "Show help information."),
  ]
}
