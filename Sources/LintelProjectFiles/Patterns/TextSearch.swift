/// Finds which of many texts occur in another text, in one pass over that text.
///
/// Source of the algorithm: Aho and Corasick, "Efficient string matching", 1975.
struct TextSearch: Sendable {
  private struct State {
    /// The state of the longest proper suffix that is the beginning of a text.
    var fallback = 0
    /// The nearest fallback at which a text ends; 0 if there is none.
    var nextEnd = 0
    /// The numbers of the texts that end here.
    var numbers: [Int] = []
  }

  private struct Step: Hashable {
    let state: Int
    let byte: UInt8
  }

  /// The states. The first one is the beginning of all texts.
  private var states = [State()]
  private var steps: [Step: Int] = [:]
  /// The steps in the order in which they were made: a step comes after those that lead to its
  /// state.
  private var made: [(step: Step, state: Int)] = []

  mutating func add(_ text: [UInt8], _ number: Int) {
    var state = 0
    for byte in text {
      let step = Step(state: state, byte: byte)
      if let next = steps[step] {
        state = next
      } else {
        state = states.count
        states.append(State())
        steps[step] = state
        made.append((step, state))
      }
    }
    states[state].numbers.append(number)
  }

  /// Computes the fallbacks. Must be called after all texts are added.
  mutating func finish() {
    // A fallback is nearer to the beginning, so states are processed in the order of their depth.
    var depths = [Int](repeating: 0, count: states.count)
    for (step, state) in made { depths[state] = depths[step.state] + 1 }
    var byDepth: [[Int]] = []
    for (position, (_, state)) in made.enumerated() {
      while byDepth.count <= depths[state] { byDepth.append([]) }
      byDepth[depths[state]].append(position)
    }
    for position in byDepth.joined() {
      let (step, state) = made[position]
      let fallback = step.state == 0 ? 0 : next(states[step.state].fallback, step.byte)
      states[state].fallback = fallback
      states[state].nextEnd =
        states[fallback].numbers.isEmpty ? states[fallback].nextEnd : fallback
    }
    made = []
  }

  private func next(_ state: Int, _ byte: UInt8) -> Int {
    var state = state
    while true {
      if let next = steps[Step(state: state, byte: byte)] { return next }
      if state == 0 { return 0 }
      state = states[state].fallback
    }
  }

  /// Returns the numbers of the texts that occur in a text, each once.
  func numbers(in text: Substring.UTF8View) -> [Int] {
    if states.count == 1 { return [] }
    var found: Set<Int> = []
    var state = 0
    for byte in text {
      state = next(state, byte)
      var end = states[state].numbers.isEmpty ? states[state].nextEnd : state
      while end != 0, found.insert(end).inserted { end = states[end].nextEnd }
    }
    return found.flatMap { states[$0].numbers }
  }
}
