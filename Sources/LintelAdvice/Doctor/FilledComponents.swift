import LintelComponents

/// The components that have code.
struct FilledComponents {
  private let all: [ComponentID]
  private let set: Set<ComponentID>

  init(_ components: ComponentMap) {
    all = components.components.ids.filter { !components.isEmpty($0) }
    set = Set(all)
  }

  /// Returns the components among `wanted` that have code, ascending; for `nil`, all components
  /// with code. The cost grows with `wanted`, so that a thousand rules about two components each do
  /// not look at all components a thousand times.
  func members(in wanted: Set<ComponentID>?) -> [ComponentID] {
    wanted.map { $0.filter(set.contains).sorted() } ?? all
  }
}
