@available(*, deprecated) typealias Old = New
protocol P {
  @available(*, deprecated) associatedtype Item
}
