import LintelGraph
import LintelReports
import LintelVocabulary

/// The arguments of `lintel graph`.
struct GraphArguments: Equatable {
  /// A project folder.
  var path = "."
  var reading = ReadingArguments()
  /// The output format; `nil` for DOT.
  var format: GraphFormat?
  /// The level of the nodes; `nil` for the default, see ``choosingLevel(hasRules:hasModules:)``.
  var level: NodeLevel?
  /// The types, files, modules or components around which to draw; empty for the whole graph.
  var focus: [String] = []
  /// The number of steps from the focus, from 1; `nil` for the default.
  var depth: Int?
  /// The name of the part that everything drawn must lead to.
  var reaches: String?
  /// The kinds of references that make edges; `nil` for all.
  var kinds: [ReferenceKind]?
  /// The certainties of references that make edges; `nil` for all but `ambiguous`.
  var certainty: [Certainty]?
  /// Whether ambiguous names make edges as well.
  var includesAmbiguous = false
  /// Whether to print the cycles instead of drawing the graph.
  var showsCycles = false
  /// Whether to print the unresolved names instead of drawing the graph.
  var showsUnresolved = false
  /// A file to write to; `nil` for standard output.
  var output: String?

  static var command: Command<Self> {
    Command(
      name: "graph", abstract: "Draw the dependencies of a project.", initial: Self(),
      parameters: [
        .optional("path", \.path, help: "A project folder."),
        .config(\.reading.config),
        .option(
          "format", "<format>", .choice, \.format, help: "How to write the graph; by default dot."),
        .option(
          "level", "<level>", .choice, \.level,
          help:
            "The level of the nodes; by default component, or module if no rules file declares "
            + "components, or folder in a project of one module; with --focus, --reaches or "
            + "--cycles type."),
        .option(
          "focus", "<name>", .text, \.focus,
          help: "Draw only the dependencies and users of a type, file, folder, module or "
            + "component; may be repeated."),
        .option(
          "depth", "<n>", .count, \.depth,
          help: "How many steps from the focus, by default 1; with --reaches, how many steps "
            + "between the two, by default any number."),
        .option(
          "reaches", "<name>", .text, \.reaches,
          help:
            "Draw only chains that lead to a type, file, folder, module or component; from the "
            + "focus, if there is one."),
        .option(
          "kinds", "<kind,...>", .choices(), \.kinds,
          help: "Count only references of these kinds."),
        .option(
          "certainty", "<certainty,...>", .choices(), \.certainty,
          help: "Count only references of this certainty; by default all but ambiguous ones."),
        .flag(
          "ambiguous", \.includesAmbiguous,
          help: "Also count the possible meanings of ambiguous names, as dashed edges; with "
            + "--unresolved, list these names."),
        .flag(
          "cycles", \.showsCycles,
          help: "Print the cycles and their cheapest cuts, as text."),
        .flag(
          "unresolved", \.showsUnresolved,
          help: "Print the names without a known meaning in the project or outside of it, as text "
            + "or json."),
        .jobs(\.reading.jobs),
        .resolveManifests(\.reading.resolvesManifests),
        .option(
          "output", "<path>", .text, \.output,
          help: "The file to write to; by default standard output."),
      ] + .exact(\.reading.exact) + .conditions(\.reading.conditions), error: \.error)
  }

  var nodeLevel: NodeLevel { level ?? .type }

  /// Returns the arguments with a default level for a whole project if no level is given. The
  /// default is coarse, so that the drawing fits on a screen. Cycles, and drawings with `--focus`
  /// or `--reaches`, keep the level of types.
  func choosingLevel(hasRules: Bool, hasModules: Bool) -> GraphArguments {
    guard level == nil, focus.isEmpty, reaches == nil, !showsCycles else { return self }
    var result = self
    result.level = hasRules ? .component : hasModules ? .module : .folder
    return result
  }

  /// The given options that select a part of the graph.
  var restrictions: [String] {
    [
      ("--focus", !focus.isEmpty), ("--reaches", reaches != nil), ("--kinds", kinds != nil),
      ("--certainty", certainty != nil),
    ].filter { $1 }.map { $0.0 }
  }

  /// The error of options that exclude or need each other; `nil` if there is none.
  private var error: UsageError? {
    if depth != nil, focus.isEmpty { return .missingPartner(of: "--depth", "--focus <name>") }
    if showsCycles, format != nil {
      return .conflict("--cycles", "--format", reason: "Cycles are printed as text.")
    }
    guard showsUnresolved else { return nil }
    if showsCycles { return .conflict("--unresolved", "--cycles", reason: Self.whatIsUnresolved) }
    if reading.exact.isExact {
      return .conflict(
        "--unresolved", "--exact", reason: "The compiler resolves every name.")
    }
    if let option = restrictions.first ?? level.map({ _ in "--level" }) {
      return .conflict("--unresolved", option, reason: Self.whatIsUnresolved)
    }
    if let format, format != .json {
      return .conflict(
        "--unresolved", "--format \(format.rawValue)", reason: "Names are printed as text or json.")
    }
    return nil
  }

  private static let whatIsUnresolved = "Unresolved names are not part of the graph."
}
