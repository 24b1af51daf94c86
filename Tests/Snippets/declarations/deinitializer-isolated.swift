class Handle {
  isolated deinit {}
}
