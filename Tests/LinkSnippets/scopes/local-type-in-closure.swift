struct Entry {}
let make: @Sendable () -> Void = {
  struct Entry {}
  _ = Entry()
}
let plain = Entry()
