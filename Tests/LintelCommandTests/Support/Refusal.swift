import Testing

/// A command line that is refused, with `PATH` for the folder of the project.
struct Refusal: CustomTestStringConvertible {
  let testDescription: String
  let arguments: [String]
  let message: String
}
