import LintelAdvice
import LintelRules

/// `lintel schema`: the JSON Schema of rules files, for editors.
struct SchemaCommand: RunnableCommand {
  private let console: Console

  init(_ arguments: SchemaArguments, _ console: Console) { self.console = console }

  func run() -> ExitStatus {
    console.output(Array(rulesFileSchema(kinds: .builtIn).utf8))
    return .success
  }
}

/// The arguments of `lintel schema`, which takes none.
struct SchemaArguments: Equatable {
  static var command: Command<Self> {
    Command(
      name: "schema", abstract: "Print the JSON Schema of rules files, for editors.",
      initial: Self(), parameters: [])
  }
}
