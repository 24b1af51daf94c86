/// A component, and another one that it uses or may use.
package struct ComponentPair: Hashable {
  package let from: ComponentID
  package let to: ComponentID

  package init(from: ComponentID, to: ComponentID) {
    self.from = from
    self.to = to
  }
}
