class Handle {
  deinit { Registry.shared.remove(self) }
}
