struct File: ~Copyable {
  consuming func close() { discard self }
}
