import LintelComponents

/// Two components that have code.
struct ComponentPair: Hashable {
  let from: ComponentID
  let to: ComponentID
}
