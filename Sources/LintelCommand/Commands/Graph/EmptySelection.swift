import LintelGraph
import LintelText

/// A selection of the graph that leaves nothing to draw, and the options to loosen.
struct EmptySelection {
  let arguments: GraphArguments
  let opened: OpenedProject

  /// The error message, which proposes only changes that were tried and leave something to draw.
  var message: String {
    let ways = loosened.filter { leavesSomething($0.arguments) }.map(\.words)
    let advice =
      ways.isEmpty
      ? "leave out " + arguments.restrictions.map { "'\($0)'" }.joined(separator: " and ")
      : "the graph is not empty \(ways.joined(separator: ", or "))"
    return "\(what) at the level of \(arguments.nodeLevel.plural)\(limits); \(advice)"
  }

  private var what: String {
    let starts = arguments.focus.map { "'\($0)'" }.joined(separator: ", ")
    return switch (arguments.focus.isEmpty, arguments.reaches) {
    case (true, nil): "there are no dependencies"
    case (false, nil): "nothing uses \(starts) or is used by it"
    case (true, let end?): "nothing leads to '\(end)'"
    case (false, let end?): "nothing leads from \(starts) to '\(end)'"
    }
  }

  private var limits: String {
    var result = ""
    if let depth = arguments.depth { result += " within \(counted(depth, "step"))" }
    let words = [
      arguments.kinds?.map(\.rawValue).joined(separator: " or "),
      arguments.certainty?.map(\.rawValue).joined(separator: " or "),
    ].compactMap(\.self)
    if !words.isEmpty { result += " if only \(words.joined(separator: " and ")) counts" }
    return result
  }

  private var loosened: [(words: String, arguments: GraphArguments)] {
    var result: [(words: String, arguments: GraphArguments)] = []
    func add(_ words: String, _ change: (inout GraphArguments) -> Void) {
      var other = arguments
      change(&other)
      if other != arguments { result.append((words, other)) }
    }
    if arguments.reaches != nil { add("with a greater '--depth'") { $0.depth = nil } }
    add("with more '--kinds'") { $0.kinds = nil }
    add("with more '--certainty'") { $0.certainty = nil }
    if arguments.certainty == nil { add("with '--ambiguous'") { $0.includesAmbiguous = true } }
    if !arguments.focus.isEmpty, arguments.reaches != nil {
      add("without '--focus'") { $0.focus = [] }
      add("without '--reaches'") { $0.reaches = nil }
    }
    for level in NodeLevel.allCases {
      add("with '--level \(level.rawValue)'") { $0.level = level }
    }
    return result
  }

  private func leavesSomething(_ arguments: GraphArguments) -> Bool {
    // The project may not have the level, or a named part may be in none of its nodes.
    let view = try? GraphSelection(arguments: arguments).part(of: opened)
    return view?.hasEdges ?? false
  }
}
