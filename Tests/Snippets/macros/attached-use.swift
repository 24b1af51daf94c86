@Observable final class Model {
  @ObservationIgnored var cache = Cache()
  @Relationship(deleteRule: .cascade, inverse: \Item.owner) var items: [Item] = []
}
