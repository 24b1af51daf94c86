let a = (B)
)-> C
