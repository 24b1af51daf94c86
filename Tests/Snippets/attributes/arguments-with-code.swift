struct S {
  @Argument(help: "a \(Help.text)", transform: { Value($0) }) var a: A
  @Query(filter: #Predicate<Item> { $0.isOn }) var items: [Item]
}
