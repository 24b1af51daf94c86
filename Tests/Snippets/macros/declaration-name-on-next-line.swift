macro
  make(_ a: A) = #other
